import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inFormOf, plainText} from '../../lib/strings';
import {messageOf} from '../../lib/errors';
import {sourceDir, translationDir, translationOf} from '../files';
import {readSource} from './source';

/** Records in a translation which English text it was made from. */

/** Quotes hashes of only digits and `e`: YAML reads `343085329e99` as a number. */
const yamlText = (hash: string): string => (/^[\de]+$/.test(hash) ? `'${hash}'` : hash);

/** Writes the hash into the front matter of an article, as its last key; line ends stay as they are. */
export function withSourceHash(written: string, hash: string): string {
  const text = plainText(written);
  const match = /^---\n([\s\S]*?\n)---\n/.exec(text);
  if (!match) {
    throw new Error('the file does not begin with front matter (---).');
  }
  const keys = match[1]!.replace(/^source_hash:.*\n/m, '');
  return inFormOf(written, `---\n${keys}source_hash: ${yamlText(hash)}\n---\n${text.slice(match[0].length)}`);
}

/** @throws Error with the file when it is not a translation, or has no source or front matter */
export function acceptTranslation(file: string): void {
  const translation = translationOf(file);
  if (!translation) {
    throw new Error(
      `${file}: not a translated article; translations are in ${translationDir('es')}/ and the same folder of other languages.`,
    );
  }
  const source = path.join(sourceDir, translation.article);
  if (!existsSync(source)) {
    throw new Error(`${file}: its source ${source} does not exist.`);
  }
  try {
    writeFileSync(file, withSourceHash(readFileSync(file, 'utf8'), readSource(source).hash));
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, {cause: error});
  }
}
