/**
 * What the site relies on in Docusaurus, its theme, and the bundler beyond their documented interfaces, as data: what the
 * build replaces, what was copied from them, and the names that the site shares with them. What can be derived (imports,
 * class names, ids of messages) is not listed; `check.ts` compares all of it with the installed packages. README.md says
 * what each part earns and when it goes.
 */

/** A line in somebody else's module that the build replaces. The build stops if the line isn't there. */
export interface Replacement {
  /** Path of the module below `node_modules`. */
  module: string;
  /** Text that the module contains exactly once. */
  search: string;
  replace: string;
  /** The dev server runs the module as it is. */
  onlyInProduction?: true;
}

const client = '@docusaurus/core/lib/client';
/** Lets a module make a call in a transition. */
const inTransition = (module: string, imports: string, call: string): Replacement[] => [
  {module, search: imports, replace: `${imports} import {startTransition} from 'react';`},
  {module, search: call, replace: `startTransition(() => {${call}});`},
];

/** Before Docusaurus looks for a route, it loads the section's part of the routes. */
const loadRoutes = (module: string, search: string, replace: string): Replacement[] => [
  {module, search, replace, onlyInProduction: true},
  {
    module,
    search: "import { matchRoutes } from 'react-router-config';",
    replace: "$& import {loadRoutes} from '@site/framework/client/routes';",
    onlyInProduction: true,
  },
];

export const replacements: Replacement[] = [
  ...inTransition(
    `${client}/browserContext.js`,
    "import React, { useEffect, useState } from 'react';",
    'setIsBrowser(true);',
  ),
  ...inTransition(
    '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
    "import React, { useContext, useEffect, useMemo, useState, useCallback, } from 'react';",
    'setState(readStorageState({ allDocsData, versionPersistence, pluginIds }));',
  ),
  {module: '@docusaurus/theme-classic/lib/theme/Tabs/index.js', search: 'key={String(isBrowser)}', replace: ''},
  ...loadRoutes(
    `${client}/preload.js`,
    'export default function preload(pathname) {',
    'export default async function preload(pathname) { await loadRoutes(pathname);',
  ),
  ...loadRoutes(
    `${client}/docusaurus.js`,
    'fetched.add(routePath);',
    'fetched.add(routePath); return loadRoutes(routePath).then(() => prefetchChunks(routePath), () => false);};' +
      'const prefetchChunks = (routePath) => {',
  ),
];

/** A file of ours that was made from one of theirs, whose changes it doesn't get. */
export interface Copy {
  /** Path of our file. */
  ours: string;
  /** Path of the original below `node_modules`. */
  original: string;
  /** The first 16 hexadecimal digits of the original's SHA-256 when it was last compared. */
  hash: string;
}

/** The theme components that are copies are found by `check.ts`; these are their originals' hashes, by their names. */
export const ejected: Record<string, string> = {
  AnnouncementBar: '489e9077265e2bd9',
  CodeBlock: '639f8655d319e123',
  ColorModeToggle: 'a1deac53152fbef7',
  'DocSidebar/Mobile': 'aac2e5836058716a',
  Error: '4037ad84f1980a33',
  'Footer/Copyright': '2a34b39d70f32757',
  LastUpdated: '30948229c5140094',
  'Layout/Provider': 'd803f559549f1817',
  'Navbar/MobileSidebar/Layout': '87aa329650daeca0',
  'NavbarItem/DocSidebarNavbarItem': '3cc2313f37bf3211',
  'NotFound/Content': '1339cadd0fe0b2a2',
  Root: '450d33ef242b1cc6',
  SearchBar: '7e32141686099488',
  SearchPage: 'defc03b2366bac00',
  SiteMetadata: '7d7dba2148163f0a',
  'prism-include-languages': '42fcb21218b4537f',
};

/** Copies that aren't components of the theme. */
export const copies: Copy[] = [
  {
    ours: 'framework/build/template.ts',
    original: '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    hash: '5d6584e4a61b22d4',
  },
  {ours: 'framework/client/entry.ts', original: `${client}/clientEntry.js`, hash: 'a9d6514eaf79c05c'},
  {
    ours: 'framework/client/window-size.ts',
    original: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    hash: 'a32a46c867130090',
  },
];

/** A name or a way of working of theirs that a file of ours takes for granted. */
export interface Reliance {
  /** Path of our file. */
  ours: string;
  /** Path of their module below `node_modules`. */
  theirs: string;
  /** Text that their module contains. */
  text: string;
  /** Text that our file contains, if it isn't the same. */
  use?: string;
  /** What happens when it changes, because nothing else would tell. */
  otherwise: string;
}

const common = '@docusaurus/theme-common/lib';
const classic = '@docusaurus/theme-classic/lib/theme';

export const reliances: Reliance[] = [
  {
    ours: 'builder/docusaurus.ts',
    theirs: `${common}/utils/useAlternatePageUtils.js`,
    text: 'baseUrl.replace(`/${currentLocale}/`',
    use: 'LOCALE_BASE_URL',
    otherwise: 'The language menu and hreflang of all languages but English lead to English pages',
  },
  {
    ours: 'builder/docusaurus.ts',
    theirs: '@docusaurus/utils/lib/constants.js',
    text: 'DOCUSAURUS_GENERATED_FILES_DIR_NAME',
    otherwise: 'Two languages that are built at a time overwrite their generated files',
  },
  {
    ours: 'framework/client/calm-prefetch.ts',
    theirs: `${client}/clientEntry.js`,
    text: 'window.docusaurus = docusaurus',
    use: 'window.docusaurus = ',
    otherwise: 'The links in view are prefetched in one long task',
  },
  {
    ours: 'framework/client/calm-prefetch.ts',
    theirs: `${client}/exports/Link.js`,
    text: 'window.docusaurus.prefetch(targetLink)',
    use: 'window.docusaurus.prefetch',
    otherwise: 'The links in view are prefetched in one long task',
  },
  {
    ours: 'framework/client/load-failure.tsx',
    theirs: `${client}/clientEntry.js`,
    text: 'window.docusaurusRoot = ReactDOM.hydrateRoot',
    use: 'docusaurusRoot',
    otherwise: 'A page whose script is missing says so although it works, or not at all',
  },
  {
    ours: 'framework/early/announcement.ts',
    theirs: `${common}/contexts/announcementBar.js`,
    text: 'docusaurus.announcement.id',
    otherwise: 'A new announcement stays hidden until React runs',
  },
  {
    ours: 'framework/early/early.ts',
    theirs: `${common}/contexts/colorMode.js`,
    text: "const ColorModeStorageKey = 'theme'",
    use: 'localStorage.theme',
    otherwise: 'The color mode that is chosen before React runs is forgotten',
  },
  {
    ours: 'framework/early/early.ts',
    theirs: `${classic}/NavbarItem/DropdownNavbarItem/index.js`,
    text: 'aria-haspopup',
    use: 'ariaHasPopup',
    otherwise: 'The language menu does not open before React runs',
  },
  {
    ours: 'framework/early/category.ts',
    theirs: `${classic}/DocSidebarItem/Category/index.js`,
    text: 'aria-expanded',
    otherwise: 'A category does not open before React runs',
  },
  {
    ours: 'framework/theme/DocRoot/Layout/Sidebar/index.tsx',
    theirs: `${classic}/DocRoot/Layout/Sidebar/index.js`,
    text: 'onTransitionEnd',
    use: "'transitionend'",
    otherwise: 'A hidden sidebar has no button that shows it again after a reload',
  },
  {
    ours: 'framework/build/bundle.ts',
    theirs: '@docusaurus/core/lib/server/codegen/codegen.js',
    text: "'codeTranslations.json'",
    use: 'codeTranslations',
    otherwise: 'Each page loads messages that the site never shows',
  },
  {
    ours: 'framework/build/bundle.ts',
    theirs: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    text: 'prism-react-renderer',
    otherwise: 'Each page loads a highlighter of 80 KB',
  },
  {
    ours: 'plugins/bundle/index.ts',
    theirs: '@docusaurus/core/lib/webpack/base.js',
    text: "name: 'styles',",
    use: 'cacheGroups: {styles:',
    otherwise: 'Each page loads the styles of the search box and of the API reference',
  },
];
