import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {Config, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {bundlerSettings} from './build/bundle';
import docsPlugin, {stockDocsPlugin} from './build/docs';
import localJsxPlugin from './build/local-jsx';
import {writePageScripts} from './build/page-scripts';
import {checkPlain} from './build/route-tables';
import {ssrTemplate} from './build/template';
import {newAnnouncementScript} from './early/announcement';
import {firstScreenScript} from './early/first-screen';
import {hiddenSidebarScript} from './early/hidden-sidebar';

const inThisFolder = (...names: string[]): string => path.join(__dirname, ...names);

/** Docusaurus plugin with everything of this folder that isn't a setting of its own. */
function frameworkPlugin({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const scripts = [
    hiddenSidebarScript,
    firstScreenScript,
    ...(announcementBar ? [newAnnouncementScript(announcementBar.id)] : []),
  ];
  return {
    name: 'framework',
    getThemePath: () => inThisFolder('theme'),
    getClientModules: () =>
      ['calm-prefetch.ts', 'load-failure.tsx', 'text-events.ts'].map((name) => inThisFolder('client', name)),
    injectHtmlTags: () => ({headTags: scripts.map((innerHTML) => ({tagName: 'script', innerHTML}))}),
    configureWebpack: (_config, isServer, utils) => bundlerSettings(isServer, utils, generatedFilesDir),
    postBuild(build) {
      build.routesPaths.forEach(checkPlain);
      writePageScripts(build);
    },
  };
}

/** Keeps the copy buttons working, which the early script answers otherwise. */
const stockPlugin = (): Plugin => ({
  name: 'framework',
  getClientModules: () => [inThisFolder('client', 'copy-without-early.ts')],
});

/** What the room gives to `docusaurus.config.ts`. */
interface Framework {
  docs: PluginModule;
  plugin: PluginModule;
  /** Plugins for the compiled code of articles. */
  recmaPlugins: unknown[];
  ssrTemplate: Config['ssrTemplate'];
}

/** With `FRAMEWORK=stock`, Docusaurus and its theme as they are, to find out who breaks something: see README.md. */
export const framework: Framework =
  process.env.FRAMEWORK === 'stock'
    ? {docs: stockDocsPlugin, plugin: stockPlugin, recmaPlugins: [], ssrTemplate: undefined}
    : {docs: docsPlugin, plugin: frameworkPlugin, recmaPlugins: [localJsxPlugin], ssrTemplate};
