import * as docsModule from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';

/**
 * Docusaurus plugin that runs the docs plugin without the table of every article's title and description. That table
 * fills the theme's `DocCard`, which this site doesn't use, and would add 13 KB (Brotli) to the first article that a
 * reader opens.
 */

type PropsWithVersion = {version?: PropVersionMetadata};

/** @throws Error if the docs plugin no longer passes a version to its routes */
function withoutDocs(route: RouteConfig): RouteConfig {
  const versions = (route.routes ?? []).map((versionRoute) => {
    const {version} = (versionRoute.props ?? {}) as PropsWithVersion;
    if (!version) {
      throw new Error(
        `plugins/docs: the route ${versionRoute.path} has no version. @docusaurus/plugin-content-docs has changed: update plugins/docs/index.ts.`,
      );
    }
    return {...versionRoute, props: {...versionRoute.props, version: {...version, docs: {}}}};
  });
  return {...route, routes: versions};
}

/** @param options validated options of `@docusaurus/plugin-content-docs`, with their defaults */
async function docsPlugin(context: LoadContext, options: unknown): Promise<Plugin<LoadedContent>> {
  const plugin = await docsModule.default(context, options as PluginOptions);
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            actions.addRoute(withoutDocs(route));
          },
        },
      }),
  };
}

// The docs plugin's types omit the function that Docusaurus calls to validate its options.
const {validateOptions} = docsModule as unknown as PluginModule;

export default Object.assign(docsPlugin as PluginModule, {validateOptions});
