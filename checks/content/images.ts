import {statSync} from 'node:fs';
import type {Problem} from '../../articles/problem';
import {filesOf} from '../../lib/files';

/** Limits image files to a size that a phone loads quickly. Figures are drawn from text, so there are few images. */

const places = ['static', 'docs', 'i18n', 'src'];
const isImage = (file: string): boolean => /\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i.test(file);
const largest = 256 * 1024;

export const listImages = (): string[] => places.flatMap(filesOf).filter(isImage);

/** @param size bytes of the file, read from the disk when not given */
export function checkImage(file: string, size = statSync(file).size): Problem[] {
  const message = `the image has ${Math.ceil(size / 1024)} KB, more than ${largest / 1024}. Draw it as a figure, or save it smaller.`;
  return size > largest ? [{file, line: 1, rule: 'image-size', message}] : [];
}
