import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {apiDocuments} from '../../settings/api-documents';
import {loadDocument} from '../api-reference/document';
import {postmanCollection} from '../api-reference/postman';
import {formatJson} from '../api-reference/samples';

/** Docusaurus plugin that publishes a Postman collection beside each OpenAPI document. */
export default function postmanPlugin(): Plugin {
  return {
    name: 'postman',
    async postBuild({outDir}) {
      for (const document of apiDocuments) {
        const collection = formatJson(postmanCollection(loadDocument(document)));
        await writeFile(path.join(outDir, 'openapi', `${document}.postman.json`), `${collection}\n`);
      }
    },
  };
}
