import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {apiDocuments, loadDocument} from '../api-reference/document';
import {collectionFile, postmanCollection} from '../api-reference/postman';

/** Docusaurus plugin that publishes a Postman collection beside each OpenAPI document. */
export default function postmanPlugin(): Plugin {
  return {
    name: 'postman',
    async postBuild({outDir}) {
      for (const document of apiDocuments) {
        const loaded = loadDocument(document);
        const collection = JSON.stringify(postmanCollection(loaded.title, loaded), null, 2);
        await writeFile(path.join(outDir, collectionFile(document)), `${collection}\n`);
      }
    },
  };
}
