import type {RuleSetRule} from 'webpack';

/**
 * Loader rules that let the effects of two contexts around the whole page set their state in a transition. When such a
 * context changes in a normal update, React hydrates everything that waits in a Suspense boundary at once, in one task.
 */

interface Effect {
  /** Where the effect is. */
  module: RegExp;
  /** The line that imports React's hooks, and the call that sets the state. */
  imports: string;
  call: string;
}

const effects: Effect[] = [
  {
    module: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]browserContext\.js$/,
    imports: "import React, { useEffect, useState } from 'react';",
    call: 'setIsBrowser(true);',
  },
  {
    module: /@docusaurus[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]docsPreferredVersion\.js$/,
    imports: "import React, { useContext, useEffect, useMemo, useState, useCallback, } from 'react';",
    call: 'setState(readStorageState({ allDocsData, versionPersistence, pluginIds }));',
  },
];

/** The build stops if a line is no longer in its module (`strict`). */
export const contextTransitions: RuleSetRule[] = effects.map(({module, imports, call}) => ({
  test: module,
  enforce: 'pre',
  loader: require.resolve('string-replace-loader'),
  options: {
    multiple: [
      {search: imports, replace: `${imports} import {startTransition} from 'react';`, strict: true},
      {search: call, replace: `startTransition(() => {${call}});`, strict: true},
    ],
  },
}));
