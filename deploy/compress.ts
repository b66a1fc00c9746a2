import {readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import pLimit from 'p-limit';
import {filesIn} from '../lib/files';
import {contentType} from './headers';

/** Writes a `.gz` and a `.br` next to each text file, so that no server compresses the same page twice. */

const smallest = 1024;

/** Above 6, Brotli takes minutes for the whole site. */
const usualQuality = 6;

/** What every page loads gets the best quality: a second for each language makes these files a tenth smaller. */
const onEveryPage = /[\\/]assets[\\/](css|js)[\\/](styles|main|runtime~main)\.\w+\.(css|js)$/;

async function compressFile(file: string): Promise<void> {
  // Reads and writes at once: through promises, tens of thousands of small files would take half as long again.
  const content = readFileSync(file);
  if (content.length >= smallest) {
    const quality = onEveryPage.test(file) ? constants.BROTLI_MAX_QUALITY : usualQuality;
    const [gz, br] = await Promise.all([
      promisify(gzip)(content, {level: 9}),
      promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}),
    ]);
    writeFileSync(`${file}.gz`, gz);
    writeFileSync(`${file}.br`, br);
  }
}

/** Whether a file is the compressed twin of another. */
export const isTwin = (file: string): boolean => /\.(br|gz)$/.test(file);

const isText = (file: string): boolean => /^text|charset=utf-8$/.test(contentType(file));

/**
 * Compresses the files of a folder that have no twins yet; those under a kilobyte fit into one packet as they are, and are
 * skipped.
 * @param isMeant of which files: all text, if the site is ours
 * @throws Error when a file can't be read or written, once nothing is being written any more
 */
export async function compress(dir: string, isMeant = isText): Promise<void> {
  const all = new Set(filesIn(dir));
  const files = [...all].filter((file) => !isTwin(file) && isMeant(`/${file}`) && !all.has(`${file}.br`));
  const limit = pLimit(2 * availableParallelism());
  const written = files.map((file) => limit(compressFile, path.join(dir, file)));
  await Promise.allSettled(written);
  await Promise.all(written);
}
