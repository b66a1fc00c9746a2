import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {articleRoute, languagesOf, listArticles, sourceDirs} from '../../articles/files';
import {localeCodes} from '../../settings/locales';
import type {PartlyTranslated} from '../../src/shown-locale';

function partlyTranslated(): PartlyTranslated {
  const articles = sourceDirs().flatMap((source) =>
    listArticles(source).map((article) => ({article, source, languages: languagesOf(article, source)})),
  );
  const partly = articles.filter(({languages}) => languages.length < localeCodes.length);
  return Object.fromEntries(partly.map(({article, source, languages}) => [articleRoute(article, source), languages]));
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
