import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** Writes a `.gz` and a `.br` beside each text file, so that no server compresses the same page twice. */

const smallest = 1024;

/** Above 6, Brotli takes minutes for the whole site and saves little (DESIGN.md). */
const brotliOptions = {params: {[constants.BROTLI_PARAM_QUALITY]: 6}};

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length >= smallest) {
    const [gz, br] = await Promise.all([
      promisify(gzip)(content, {level: 9}),
      promisify(brotliCompress)(content, brotliOptions),
    ]);
    await writeFile(`${file}.gz`, gz);
    await writeFile(`${file}.br`, br);
  }
}

/**
 * @param files paths of text files; those of less than a kilobyte fit into one packet as they are and are left
 * @throws Error when a file can't be read or written; nothing is being written any more then
 */
export async function compress(files: string[]): Promise<void> {
  const queue = files.values();
  const worker = async () => {
    for (const file of queue) {
      await compressFile(file);
    }
  };
  const workers = Array.from({length: 2 * availableParallelism()}, worker);
  await Promise.allSettled(workers);
  await Promise.all(workers);
}
