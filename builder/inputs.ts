import {hash} from 'node:crypto';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {articlesDir, placeOf} from '../articles/files';
import {filesOf, hashOfFiles} from '../lib/files';
import {lastCommits} from '../plugins/last-update';
import {localeCodes, type Locale} from '../settings/locales';
import {searchVariables} from '../src/search/settings';

/** What a build is made of: everything at the top of the project except what no page depends on. */

const others =
  /^(\.(?!git-blame-ignore-revs$).*|bench|build|checks|findings|node_modules|playwright.*|scripts|test.*|.*\.md|(cspell|eslint|knip|termbase).*)$/;

export const buildInputs = (): string[] => readdirSync('.').filter((entry) => !others.test(entry));

/** Whether pages of a language have the date of a file: of a translation, of the English article without one, or of other pages. */
function showsDate(locale: Locale, file: string): boolean {
  const {source = '', article = ''} = placeOf(file) ?? {};
  const own = path.join(articlesDir(locale, source), article);
  const shown = path.relative(existsSync(own) ? own : path.join(source, article), file) === '';
  return existsSync(file) && (article === '' ? file.startsWith('src/pages') : shown);
}

/**
 * For each language, a hash of everything that its pages depend on. Of the other languages, they know only what is
 * translated; a change of an English article marks its translations as older.
 * @param args further arguments for `docusaurus build`
 */
export function languageKeys(args: readonly string[] = []): Record<Locale, string> {
  const files = buildInputs().flatMap(filesOf);
  const isOf = (locale: Locale) => (file: string) => file.startsWith(path.join('i18n', locale, path.sep));
  const common = [
    hashOfFiles(files.filter((file) => !localeCodes.some((locale) => isOf(locale)(file)))),
    files,
    args,
    [process.version, process.platform, process.arch],
    [...searchVariables, 'FRAMEWORK', 'NODE_ENV'].map((name) => process.env[name] ?? ''),
  ];
  const dates = Array.from(
    lastCommits(['docs', 'i18n', 'src/pages', 'versioned_docs']),
    ([file, date]) => [file, +date] as const,
  );
  const keys = localeCodes.map((locale) => {
    const own = [hashOfFiles(files.filter(isOf(locale))), dates.filter(([file]) => showsDate(locale, file)).sort()];
    return [locale, hash('sha256', JSON.stringify([common, own]))];
  });
  return Object.fromEntries(keys) as Record<Locale, string>;
}
