import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {declarations, published} from '../../articles/owner-notes';
import {filesIn} from '../../lib/files';

/**
 * Removes the notes to the owner from the published declarations, and names the brand's hosts there and in the schemas.
 * `plugins/api-reference` does so in OpenAPI documents.
 */
export default function ownerNotesPlugin(): Plugin {
  return {
    name: 'owner-notes',
    async postBuild({outDir}) {
      for (const name of [declarations, ...filesIn('static/schemas').map((schema) => `schemas/${schema}`)]) {
        const file = path.join(outDir, name);
        await writeFile(file, published(await readFile(file, 'utf8')));
      }
    },
  };
}
