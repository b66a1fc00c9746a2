import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {declarations, published} from '../../articles/owner-notes';

/** Removes the notes to the product's owner from the published copy of the declarations, and names the brand's host. */
export default function ownerNotesPlugin(): Plugin {
  return {
    name: 'owner-notes',
    async postBuild({outDir}) {
      const file = path.join(outDir, declarations);
      await writeFile(file, published(await readFile(file, 'utf8')));
    },
  };
}
