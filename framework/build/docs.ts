import * as docsModule from '@docusaurus/plugin-content-docs';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {LoadedContent, PluginOptions, PropSidebars, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';

/**
 * Docusaurus plugin that runs the docs plugin without what this site doesn't use and what grows with every article:
 * - titles and descriptions, which fill the theme's `DocCard`. This site doesn't use it;
 * - paths, in which the theme looks for the open article: several times for each page, path by path. Only a second
 *   version needs them, to link an article to its other version;
 * - in the sidebars, the ids for `DocCard` and the mark of articles that are listed.
 */

const changed = (what: string): Error =>
  new Error(`framework/build/docs.ts: ${what}. @docusaurus/plugin-content-docs has changed.`);

/** @returns the sidebars without ids, and with `unlisted` only where it's true */
const withoutIds = (sidebars: PropSidebars): PropSidebars =>
  JSON.parse(
    JSON.stringify(sidebars, (key, value: unknown) =>
      key === 'docId' || (key === 'unlisted' && value === false) ? undefined : value,
    ),
  ) as PropSidebars;

/** @throws Error if the docs plugin no longer passes a version to its routes */
function withoutTables(route: RouteConfig): RouteConfig {
  const versions = (route.routes ?? []).map((versionRoute) => {
    const {version} = (versionRoute.props ?? {}) as {version?: PropVersionMetadata};
    if (!version) {
      throw changed(`the route ${versionRoute.path} has no version`);
    }
    return {
      ...versionRoute,
      props: {...versionRoute.props, version: {...version, docs: {}, docsSidebars: withoutIds(version.docsSidebars)}},
    };
  });
  return {...route, routes: versions};
}

/** What the docs plugin gives to every page, including pages that aren't articles. */
type GlobalData = {versions: GlobalVersion[]};

/** @throws Error if the docs plugin no longer lists the articles of each version */
function withoutPaths(data: GlobalData): GlobalData {
  if (!data.versions.every(({docs}) => Array.isArray(docs))) {
    throw changed('the global data has a version without articles');
  }
  return data.versions.length > 1
    ? data
    : {...data, versions: data.versions.map((version) => ({...version, docs: []}))};
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
          addRoute: (route) => actions.addRoute(withoutTables(route)),
          setGlobalData: (data) => actions.setGlobalData(withoutPaths(data as GlobalData)),
        },
      }),
  };
}

// The docs plugin's types omit the function that Docusaurus calls to validate its options.
const {validateOptions} = docsModule as unknown as PluginModule;

export default Object.assign(docsPlugin as PluginModule, {validateOptions});
