import {spawnSync} from 'node:child_process';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import brandPlugin, {brandMarkdown} from './plugins/brand';
import figuresPlugin from './plugins/figures';
import incidentsPlugin from './plugins/incidents';
import feedsPlugin from './plugins/incidents/feeds';
import lazyStylesPlugin from './plugins/lazy-styles';
import lessonsPlugin from './plugins/lessons';
import robotsPlugin from './plugins/robots';
import tableFramesPlugin from './plugins/table-frames';
import {markStaleTranslations} from './plugins/translations';
import {brand} from './src/brand';
import {searchSettings} from './src/search/settings';
import {i18n} from './src/locales';
import {footer, navbar} from './src/menus';
import type {SearchFields} from './src/search/client';
import {prismTheme} from './src/prism-theme';

const {engine, ...algolia} = searchSettings(process.env);
const baseUrl = '/';

/** Hits on the other sites of the product, which a hosted index may hold, leave this one. */
const externalUrlRegex = [brand.links.apiReference, brand.links.website, brand.links.status]
  .filter((link) => !link.startsWith('/'))
  .map((link) => new URL(link).origin.replaceAll('.', '\\.'))
  .join('|');
/** The commit of which the site is built, for reports of problems; nothing outside of a repository. */
const head = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], {encoding: 'utf8'});
const commit = head.status === 0 ? head.stdout.trim() : '';

const preset: Preset.Options = {
  docs: {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    editUrl: brand.repository.editUrl,
    editLocalizedFiles: true,
    numberPrefixParser: false,
    beforeDefaultRemarkPlugins: [incidentsPlugin, figuresPlugin, lessonsPlugin],
    rehypePlugins: [tableFramesPlugin],
    showLastUpdateTime: commit !== '',
    lastVersion: 'current',
    versions: {current: {label: 'Next', path: ''}},
  },
  blog: {},
  sitemap: {lastmod: null, changefreq: null, priority: null, ignorePatterns: ['**/search', '**/tags/**']},
  theme: {customCss: './src/css/custom.css'},
};

const themeConfig: Preset.ThemeConfig = {
  image: brand.images.socialCard,
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  announcementBar: {
    id: 'welcome-2026-11',
    content: 'New here? Start with the University: short lessons for everyday work.',
    backgroundColor: 'var(--surface-strong)',
    textColor: 'var(--text)',
    isCloseable: true,
  },
  docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
  algolia: {...algolia, contextualSearch: true, searchPagePath: 'search', externalUrlRegex},
  prism: {theme: prismTheme, additionalLanguages: ['bash', 'csharp', 'csv', 'http', 'json', 'sql']},
};

const config: Config = {
  title: brand.product,
  tagline: brand.tagline,
  favicon: brand.images.favicon,
  url: brand.siteUrl,
  baseUrl,
  customFields: {commit, search: {engine, folder: `${baseUrl}pagefind/`} satisfies SearchFields},
  // Another folder is named by the check that extracts the keys to translate.
  i18n: {...i18n, path: process.env.I18N_DIR ?? i18n.path},
  future: {experimental_faster: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    ...brandMarkdown,
    parseFrontMatter: markStaleTranslations(brandMarkdown.parseFrontMatter),
  },
  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'preload',
        href: '/fonts/figtree-latin.woff2',
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
      },
    },
    {
      tagName: 'style',
      attributes: {},
      innerHTML: `:root{--brand-hue:${brand.colour.hue};--brand-chroma:${brand.colour.chroma}}`,
    },
  ],
  clientModules: ['./src/client/clean-path.ts', './src/client/print-in-light.ts', './src/client/scroll-regions.ts'],
  plugins: [brandPlugin, feedsPlugin, lazyStylesPlugin, robotsPlugin],
  presets: [['classic', preset]],
  themeConfig,
};

export default config;
