import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin that makes `@language/…` the folder of the built language in `languages/`, so that readers load what
 * the code knows about their language, and nothing about others. For the compiler, it's the English one (`tsconfig.json`).
 */
export default function languagePlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'language',
    configureWebpack: () => ({
      resolve: {alias: {'@language': path.resolve(__dirname, '../../languages', i18n.currentLocale)}},
    }),
  };
}
