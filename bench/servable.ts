import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {compress} from '../deploy/compress';
import {filesIn} from '../lib/files';

const compressible = /\.(css|html|js|json|svg|xml)$/;

/** Prepares another site's build for our server: compressed files beside the plain ones, and no headers of its own. */
export async function makeServable(dir: string): Promise<void> {
  const files = filesIn(dir).filter((file) => compressible.test(file));
  await compress(files.map((file) => path.join(dir, file)));
  writeFileSync(path.join(dir, '_headers'), '');
}
