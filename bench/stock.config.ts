import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import apiReferencePlugin from '../plugins/api-reference';
import changelogPlugin from '../plugins/changelog';
import figuresPlugin from '../plugins/figures';
import faqPlugin from '../plugins/faq';
import incidentsPlugin from '../plugins/incidents';
import languagePlugin from '../plugins/language';
import lessonsPlugin from '../plugins/lessons';
import sortedTablesPlugin from '../plugins/sorted-tables';
import site from '../docusaurus.config';
import {brand} from '../settings/brand';

/**
 * The same articles with the unchanged classic theme: no overrides or styles, and only the plugins without which the
 * articles don't compile. `bench/sites.ts` builds it in a copy of the project.
 */

const preset: Preset.Options = {
  docs: {
    sidebarPath: './sidebars.ts',
    editUrl: brand.repository.editUrl,
    numberPrefixParser: false,
    beforeDefaultRemarkPlugins: [
      apiReferencePlugin,
      changelogPlugin,
      incidentsPlugin,
      figuresPlugin,
      lessonsPlugin,
      sortedTablesPlugin,
      faqPlugin,
    ],
  },
  blog: false,
};

const themeConfig: Preset.ThemeConfig = {
  navbar: {
    title: brand.product,
    items: [
      {type: 'docSidebar', sidebarId: 'docs', label: 'Docs'},
      {type: 'docSidebar', sidebarId: 'university', label: 'University'},
      {type: 'localeDropdown', position: 'right'},
    ],
  },
  footer: {style: 'dark', copyright: brand.company},
  algolia: {appId: 'STOCK', apiKey: 'stock', indexName: 'stock'},
};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  i18n: site.i18n,
  markdown: site.markdown,
  future: {experimental_faster: true},
  // The stock site lacks our pages, to which articles link.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: [languagePlugin],
  presets: [['classic', preset]],
  themeConfig,
};

export default config;
