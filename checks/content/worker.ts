import {readFileSync} from 'node:fs';
import {checkLocale} from './locale';
import type {Locale} from '../../settings/locales';

/** A process that checks articles for `npm run check:content`, language by language, so that languages run side by side. */

export interface Job {
  locale: Locale;
  files: string[];
}

process.on('message', ({locale, files}: Job) => {
  const articles = files.map((file) => ({file, text: readFileSync(file, 'utf8')}));
  checkLocale(locale, articles).then(
    (problems) => process.send?.(problems),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
