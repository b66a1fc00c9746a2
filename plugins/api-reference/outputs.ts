import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../settings/locales';
import {postmanCollection} from './postman';
import {formatJson} from './samples';
import {translatedDocuments} from './translate';

/**
 * Docusaurus plugin that publishes the OpenAPI documents in the language of the build, each with its Postman collection
 * and, if it is translated, with the overlay that makes it from the English one.
 */
export default function apiOutputsPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'api-outputs',
    async postBuild({outDir}) {
      const documents = await translatedDocuments(i18n.currentLocale as Locale);
      for (const [name, document] of Object.entries(documents)) {
        const write = (ending: string, text: string) => writeFile(path.join(outDir, 'openapi', name + ending), text);
        await write('.yaml', document.yaml);
        await write('.postman.json', `${formatJson(postmanCollection(document))}\n`);
        if (document.overlay) {
          await write('.overlay.yaml', document.overlay);
        }
      }
    },
  };
}
