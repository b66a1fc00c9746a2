import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {annotatedFiles, published} from '../../articles/owner-notes';
import {filesIn} from '../../lib/files';

/** Removes the notes to the owner from the published files that may have them, and names the brand's hosts there and in the schemas. */
export default function ownerNotesPlugin(): Plugin {
  return {
    name: 'owner-notes',
    async postBuild({outDir}) {
      for (const name of [...annotatedFiles, ...filesIn('static/schemas').map((schema) => `schemas/${schema}`)]) {
        const file = path.join(outDir, name);
        await writeFile(file, published(await readFile(file, 'utf8')));
      }
    },
  };
}
