import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readText} from '../../lib/files';
import {articleOf, articlesOf, translationDir} from '../../articles/files';
import {readArticle, type Article} from '../../articles/parse';
import {formatProblem, type Problem} from '../../articles/problem';
import {asArticles, translations} from '../../plugins/api-reference/messages';
import {announcement} from '../../settings/announcement';
import {sourceLocale, translatedLocales, type Locale} from '../../settings/locales';
import type {CheckReport} from '../report';
import {checkLabels, collectLabels, readLabelExceptions, type LabelException, type Use} from './label-consistency';
import {checkNumbers} from './numbers';
import {checkSource, compareCode, compareStructure} from './structure';
import {checkTerms, readTermbase, type Termbase} from './terms';
import {checkMessages, readMessages, type Messages, type SameAsEnglish} from './ui-strings';

/** Brand names in the menus: they are the same in every language and come from `settings/brand.ts`. */
const brandKeys = ['title', 'logo.alt'];

/** The English interface strings, as Docusaurus extracts them from the theme and from our components. */
function extractEnglish(): Messages {
  const dir = mkdtempSync(path.join(tmpdir(), 'messages-'));
  try {
    const args = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'write-translations', '--locale', sourceLocale];
    execFileSync(process.execPath, args, {
      env: {...process.env, I18N_DIR: dir, NO_UPDATE_NOTIFIER: '1'},
      stdio: 'pipe',
    });
    const messages = readMessages(path.join(dir, sourceLocale));
    for (const key of brandKeys) {
      delete messages['docusaurus-theme-classic/navbar.json']?.[key];
      delete messages['docusaurus-theme-classic/footer.json']?.[key];
    }
    messages['code.json']![`announcement.${announcement.id}`] = announcement.content;
    return messages;
  } finally {
    rmSync(dir, {recursive: true});
  }
}

/** Compares the translations of a language with their sources; missing ones are listed by `npm run i18n:status`. */
function checkArticles(
  locale: Locale,
  sources: Article[],
  termbase: Termbase,
  exceptions: readonly LabelException[],
): Problem[] {
  const labels: Use[] = [];
  const articles = sources.flatMap((source) => {
    const file = path.join(translationDir(locale), articleOf(source.file));
    return existsSync(file) ? [{source, translation: readArticle(file)}] : [];
  });
  const messages = translations.filter((each) => each.locale === locale).map(asArticles);
  const problems = [...articles, ...messages].flatMap(({source, translation}) => [
    ...compareStructure(source, translation),
    ...collectLabels(source, translation, labels),
    ...checkTerms(source, translation, locale, termbase),
    ...checkNumbers(source, translation, locale),
  ]);
  problems.push(...messages.flatMap(({source, translation}) => compareCode(source, translation)));
  return [...problems, ...checkLabels(labels, locale, exceptions)];
}

/** Compares the translations with their English source: structure and terms of the articles, and interface strings. */
export function checkTranslations(): CheckReport {
  const english = extractEnglish();
  const sameAsEnglish = JSON.parse(readText('i18n/same-as-english.json')) as SameAsEnglish;
  const termbase = readTermbase();
  const exceptions = readLabelExceptions();
  const sources = articlesOf(sourceLocale).map(readArticle);
  const problems = [
    ...sources.flatMap(checkSource),
    ...translatedLocales.flatMap((locale) => {
      const dir = path.join('i18n', locale);
      return [
        ...checkArticles(locale, sources, termbase, exceptions),
        ...checkMessages({dir, locale, english, translated: readMessages(dir), sameAsEnglish, termbase}),
      ];
    }),
  ];
  const checked = `${sources.length} articles in ${translatedLocales.length} languages`;
  return {checked, problems: problems.map(formatProblem)};
}
