import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {Config, LoadContext, Plugin, PluginConfig, PluginModule} from '@docusaurus/types';
import {bundlerSettings} from './build/bundle';
import docsPlugin from './build/docs';
import localJsxPlugin from './build/local-jsx';
import {writePageScripts} from './build/page-scripts';
import {checkPlain} from './build/route-tables';
import {ssrTemplate} from './build/template';
import {firstScreenScript} from './early/first-screen';
import {storedScript} from './early/stored';

/** Docusaurus plugin with everything of this folder that isn't a setting of its own. */
function frameworkPlugin({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const script = (innerHTML: string) => [{tagName: 'script', innerHTML}];
  return {
    name: 'framework',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      ['calm-prefetch.ts', 'load-failure.tsx', 'text-events.ts'].map((name) => path.join(__dirname, 'client', name)),
    injectHtmlTags: () => ({
      headTags: script(firstScreenScript()),
      // In the body, where it waits for the styles: Firefox would look for the heading of an address without them.
      preBodyTags: script(storedScript(announcementBar?.id)),
    }),
    configureWebpack: (_config, isServer, utils) => bundlerSettings(isServer, utils, generatedFilesDir),
    postBuild(build) {
      build.routesPaths.forEach(checkPlain);
      writePageScripts(build);
    },
  };
}

/** Keeps what the early script answers otherwise, even once React runs. */
const stockPlugin = (): Plugin => ({
  name: 'framework',
  getClientModules: () => [path.join(__dirname, 'client/without-early.ts')],
});

/** What this folder gives to `docusaurus.config.ts`. */
interface Framework {
  /** The docs plugin with its options. */
  docs: (options: DocsOptions) => PluginConfig;
  plugin: PluginModule;
  /** Plugins for the compiled code of articles. */
  recmaPlugins: unknown[];
  ssrTemplate?: Config['ssrTemplate'];
}

const ours: Framework = {
  docs: (options) => [docsPlugin, options],
  plugin: frameworkPlugin,
  recmaPlugins: [localJsxPlugin],
  ssrTemplate,
};

/** Docusaurus and its theme as they are, to find out who breaks something: see README.md. */
const stock: Framework = {
  docs: (options) => ['@docusaurus/plugin-content-docs', options],
  plugin: stockPlugin,
  recmaPlugins: [],
};

export const framework: Framework = process.env.FRAMEWORK === 'stock' ? stock : ours;
