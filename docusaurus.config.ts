// First, so that an invalid brand is reported before anything reads it.
import './settings/brand-check';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import apiReferencePlugin from './plugins/api-reference';
import apiOutputsPlugin from './plugins/api-reference/outputs';
import {releasedVersions} from './articles/files';
import {brandMarkdown} from './plugins/brand';
import bundlePlugin from './plugins/bundle';
import changelogPlugin from './plugins/changelog';
import changelogFeedsPlugin from './plugins/changelog/feeds';
import codePlugin from './plugins/code';
import englishLabelsPlugin from './plugins/english-labels';
import faqPlugin from './plugins/faq';
import figuresPlugin from './plugins/figures';
import formerIdsPlugin from './plugins/former-ids';
import {missingHistory} from './lib/git';
import headPlugin from './plugins/head';
import {framework} from './framework';
import homePlugin from './plugins/home';
import incidentsPlugin from './plugins/incidents';
import incidentFeedsPlugin from './plugins/incidents/feeds';
import {dateByHistory} from './plugins/last-update';
import languagePlugin from './plugins/language';
import lessonsPlugin from './plugins/lessons';
import linksPlugin from './plugins/links';
import sortedTablesPlugin from './plugins/sorted-tables';
import ownerNotesPlugin from './plugins/owner-notes';
import noBreakSpacesPlugin, {frontMatterWithNoBreakSpaces} from './plugins/no-break-spaces';
import machineReadablePlugin from './plugins/machine-readable';
import {keepTreePlugin} from './plugins/machine-readable/parsed';
import printablePlugin from './plugins/printable';
import rootFilesPlugin from './plugins/root-files';
import {itemsWithLanguages} from './plugins/sitemap';
import scrollFramesPlugin from './plugins/scroll-frames';
import {markStaleTranslations} from './plugins/stale-translations';
import stylesPlugin from './plugins/styles';
import {announcement} from './settings/announcement';
import {brand} from './settings/brand';
import {searchSettings} from './src/search/settings';
import {i18n} from './settings/locales';
import {footer, navbar} from './settings/menus';
import type {SearchFields} from './src/search/client';

const {engine, ...algolia} = searchSettings(process.env);

/** A hosted index can contain other sites of the product; hits on them leave this site. */
const externalUrlRegex = [brand.links.apiReference, brand.links.website, brand.links.status]
  .filter((link) => !link.startsWith('/'))
  .map((link) => new URL(link).origin.replaceAll('.', '\\.'))
  .join('|');
const whyNoDates = missingHistory();
const hasGitHistory = whyNoDates === undefined;
// Once, although each language reads this file.
if (whyNoDates && (process.env.LOCALE_BASE_URL ?? '/') === '/') {
  console.warn(`Articles get no dates, because the history can't be read: ${whyNoDates}`);
}

const [released] = releasedVersions();

const parseFrontMatter = markStaleTranslations(frontMatterWithNoBreakSpaces(brandMarkdown.parseFrontMatter));

const docs: DocsOptions = {
  sidebarPath: './sidebars.ts',
  editUrl: brand.repository.editUrl,
  editLocalizedFiles: true,
  numberPrefixParser: false,
  beforeDefaultRemarkPlugins: [
    linksPlugin,
    englishLabelsPlugin,
    apiReferencePlugin,
    changelogPlugin,
    incidentsPlugin,
    sortedTablesPlugin,
    lessonsPlugin,
    keepTreePlugin,
    noBreakSpacesPlugin,
    figuresPlugin,
    faqPlugin,
  ],
  rehypePlugins: [codePlugin, scrollFramesPlugin, formerIdsPlugin],
  recmaPlugins: framework.recmaPlugins,
  showLastUpdateTime: hasGitHistory,
  lastVersion: 'current',
  // Docusaurus would call the newest release unmaintained, too.
  versions: {current: {label: 'Next', path: ''}, ...(released && {[released]: {banner: 'none'}})},
};

const preset: Preset.Options = {
  // The plugin is listed below, from framework/.
  docs: false,
  blog: false,
  sitemap: {
    lastmod: hasGitHistory ? 'date' : null,
    changefreq: null,
    priority: null,
    ignorePatterns: ['**/search', '**/tags/**'],
    createSitemapItems: itemsWithLanguages,
  },
  theme: {
    customCss: ['custom', 'frame', 'articles', 'figures', 'without-script', 'forced-colors', 'print'].map(
      (name) => `./src/css/${name}.css`,
    ),
  },
};

const themeConfig: Preset.ThemeConfig = {
  image: brand.images.socialCard,
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  announcementBar: announcement,
  docs: {sidebar: {hideable: true}},
  navbar,
  footer,
  algolia: {...algolia, contextualSearch: true, searchPagePath: 'search', externalUrlRegex},
};

const config: Config = {
  title: brand.product,
  tagline: brand.tagline,
  favicon: brand.images.favicon,
  url: brand.siteUrl,
  // `npm run build` runs Docusaurus once per language, and passes the path of the language.
  baseUrl: process.env.LOCALE_BASE_URL ?? '/',
  customFields: {search: {engine, folder: '/search-index/'} satisfies SearchFields},
  // The check of interface strings passes another folder, into which it extracts the keys.
  i18n: {...i18n, path: process.env.I18N_DIR ?? i18n.path},
  future: {experimental_faster: true},
  ssrTemplate: framework.ssrTemplate,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  // plugins/links names the line, too.
  onBrokenMarkdownLinks: 'ignore',
  markdown: {
    ...brandMarkdown,
    parseFrontMatter: hasGitHistory
      ? dateByHistory(parseFrontMatter, ['docs', 'i18n', 'versioned_docs'])
      : parseFrontMatter,
  },
  clientModules: ['clean-path', 'presses', 'scroll-regions'].map((name) => `./src/client/${name}.ts`),
  plugins: [
    framework.docs(docs),
    apiOutputsPlugin,
    bundlePlugin,
    changelogFeedsPlugin,
    framework.plugin,
    headPlugin,
    homePlugin,
    incidentFeedsPlugin,
    languagePlugin,
    machineReadablePlugin,
    ownerNotesPlugin,
    printablePlugin,
    rootFilesPlugin,
    stylesPlugin,
  ],
  presets: [['classic', preset]],
  themeConfig,
};

export default config;
