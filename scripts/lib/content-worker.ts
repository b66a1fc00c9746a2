import {readFileSync} from 'node:fs';
import {checkLocale} from '../../plugins/content/locale';
import type {Locale} from '../../src/locales';

/** A process that checks the articles of one language for `npm run check:content`, so that languages run side by side. */

export interface Job {
  locale: Locale;
  files: string[];
}

process.once('message', ({locale, files}: Job) => {
  const articles = files.map((file) => ({file, text: readFileSync(file, 'utf8')}));
  checkLocale(locale, articles).then(
    (problems) => {
      process.send?.(problems, () => {
        process.disconnect();
      });
    },
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
