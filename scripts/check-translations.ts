import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import config from '../docusaurus.config';
import {readArticle} from '../articles/parse';
import {formatProblem, type Problem} from '../articles/problem';
import {listArticles, sourceDir, translationDir} from '../articles/files';
import {checkSource, compareStructure} from '../checks/translations/structure';
import {checkTerms, readTermbase} from '../checks/translations/terms';
import {checkMessages, readMessages, type Messages, type SameAsEnglish} from '../checks/translations/ui-strings';
import {sourceLocale, translatedLocales} from '../settings/locales';
import {readArguments} from './lib/arguments';

/**
 * `npm run check:translations` (part of `npm run check`) compares every translation with its source: structure and
 * terms of the articles, and the strings of the interface. It prints each problem with file and line.
 */

readArguments({
  usage: 'npm run check:translations',
  does: 'Compares the translations with their English source: structure, terms, interface strings.',
});
/** Brand names in the menus: they are the same in every language and come from `settings/brand.ts`. */
const brandKeys = ['title', 'logo.alt'];

/** The English interface strings, as Docusaurus extracts them from the theme and from our components. */
function extractEnglish(): Messages {
  const dir = mkdtempSync(path.join(tmpdir(), 'messages-'));
  try {
    const args = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'write-translations', '--locale', sourceLocale];
    const {status, stderr} = spawnSync(process.execPath, args, {
      env: {...process.env, I18N_DIR: dir, NO_UPDATE_NOTIFIER: '1'},
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new Error(`docusaurus write-translations failed:\n${stderr}`);
    }
    const messages = readMessages(path.join(dir, sourceLocale));
    for (const key of brandKeys) {
      delete messages['docusaurus-theme-classic/navbar.json']?.[key];
      delete messages['docusaurus-theme-classic/footer.json']?.[key];
    }
    const {announcementBar} = config.themeConfig as {announcementBar: {id: string; content: string}};
    messages['code.json']![`announcement.${announcementBar.id}`] = announcementBar.content;
    return messages;
  } finally {
    rmSync(dir, {recursive: true});
  }
}

const english = extractEnglish();
const sameAsEnglish = JSON.parse(readFileSync('i18n/same-as-english.json', 'utf8')) as SameAsEnglish;
const termbase = readTermbase();
const sources = listArticles(sourceDir).map((article) => ({
  article,
  source: readArticle(path.join(sourceDir, article)),
}));

const problems: Problem[] = [
  ...sources.flatMap(({source}) => checkSource(source)),
  ...translatedLocales.flatMap((locale) => {
    const dir = path.join('i18n', locale);
    const articles = sources.flatMap(({article, source}) => {
      const file = path.join(translationDir(locale), article);
      if (!existsSync(file)) {
        return [];
      }
      const translation = readArticle(file);
      return [...compareStructure(source, translation), ...checkTerms(source, translation, locale, termbase)];
    });
    return [
      ...articles,
      ...checkMessages({dir, locale, english, translated: readMessages(dir), sameAsEnglish, termbase}),
    ];
  }),
];

for (const problem of problems) {
  console.error(formatProblem(problem));
}
console.log(`Translations: ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
