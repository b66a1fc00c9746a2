import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {languagesOf, listArticles, readFrontMatter, routeOf, sourceDir} from '../../articles/files';
import {localeCodes} from '../../settings/locales';
import type {PartlyTranslated} from '../../src/shown-locale';

function partlyTranslated(): PartlyTranslated {
  const partly = listArticles(sourceDir).filter((article) => languagesOf(article).length < localeCodes.length);
  const routeIn = (article: string) => routeOf(article, readFrontMatter(path.join(sourceDir, article)).slug);
  return Object.fromEntries(partly.map((article) => [routeIn(article), languagesOf(article)]));
}

/**
 * Docusaurus plugin that makes `@language/…` the folder of the built language in `languages/`, so that readers load what
 * the code knows about their language, and nothing about others. For the compiler, it's the English one (`tsconfig.json`).
 * Its data are {@link PartlyTranslated}.
 */
export default function languagePlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'language',
    contentLoaded: ({actions}) => actions.setGlobalData(partlyTranslated()),
    configureWebpack: () => ({
      resolve: {alias: {'@language': path.resolve(__dirname, '../../languages', i18n.currentLocale)}},
    }),
  };
}
