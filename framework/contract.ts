import data from './originals.json';

/**
 * What the site relies on in Docusaurus, its theme, and the bundler beyond their documented interfaces, as data: what the
 * build replaces, what was copied from them, and the names that the site shares with them. What can be derived (theme
 * components, class names, ids of messages) is not listed; `check.ts` compares all of it with the installed packages. README.md says
 * what each part earns and when it goes.
 */

/** A line in somebody else's module that the build replaces. The build stops if the line isn't there. */
export interface Replacement {
  /** Path of the module below `node_modules`. */
  module: string;
  /** Text that the module contains exactly once. */
  search: string;
  replace: string;
  /** The pages are rendered with it, too: it changes what they contain. */
  onServer?: true;
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

/** In a theme component, in the pages as well as in their scripts. */
const inTheme = (component: string, search: string, replace: string): Replacement => ({
  module: `@docusaurus/theme-classic/lib/theme/${component}/index.js`,
  search,
  replace,
  onServer: true,
});

/** The page's JSON-LD has the breadcrumbs; the theme's own list of them lacks the categories without a page. */
const withoutMicrodata = [
  ['className={className} itemProp="name"', 'className={className}'],
  ['itemProp="item">\n      <span itemProp="name">{children}</span>', '>{children}'],
  ['addMicrodata={!!href}', ''],
  ['<meta itemProp="position" content={String(index + 1)} />', ''],
  ['itemScope\n        itemType="https://schema.org/BreadcrumbList"', ''],
].map(([search = '', replace = '']) => inTheme('DocBreadcrumbs', search, replace));

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
  // The browsers' reader mode drops headings whose class contains "scroll", and finds the article by these names. It
  // drops a whole page whose path contains "menu" or "related", unless a class has "article".
  inTheme('Heading', 'styles.anchorWithHideOnScrollNavbar', "'article-heading'"),
  inTheme('DocItem/Content', "docMarkdown, 'markdown'", "docMarkdown, 'markdown article-body'"),
  inTheme('DocItem', 'docs-doc-id-', 'docs-article-id-'),
  // An address of mail opens no window.
  {
    module: `${client}/exports/Link.js`,
    search: "target: '_blank'",
    replace: "target: /^mailto:/.test(targetLinkUnprefixed) ? undefined : '_blank'",
    onServer: true,
  },
  ...withoutMicrodata,
  // The window's width comes from our hook, with this site's breakpoint.
  {
    module: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    search: 'export function useWindowSize(',
    replace: "export {useWindowSize} from '@site/framework/client/window-size'; function unused(",
  },
  // Browsers that translate the page leave the product's name as it is.
  inTheme('Logo', '<b className={titleClassName}', '$& translate="no"'),
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

interface Contract {
  /** Hashes of the originals of the theme components that are copies, by name; `check.ts` finds the copies. */
  ejected: Record<string, string>;
  /** Copies that aren't components of the theme. */
  copies: Copy[];
  reliances: Reliance[];
}

export const {ejected, copies, reliances}: Contract = data;
