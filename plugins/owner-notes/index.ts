import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {annotatedFiles, published} from '../../articles/owner-notes';

/** Removes the notes to the product's owner from the published copies of the OpenAPI documents and the declarations, and names the brand's host. */
export default function ownerNotesPlugin(): Plugin {
  return {
    name: 'owner-notes',
    async postBuild({outDir}) {
      for (const name of annotatedFiles) {
        const file = path.join(outDir, name);
        await writeFile(file, published(await readFile(file, 'utf8')));
      }
    },
  };
}
