import type {Code} from 'mdast';
import type {FigureLanguage} from '../../articles/fences';
import {withNoBreakSpaces} from '../../articles/no-break-spaces';
import {messageOf} from '../../lib/errors';
import {readText} from '../../lib/files';
import type {Locale} from '../../settings/locales';
import {sourceOf} from '../../articles/files';
import type {Problem} from '../../articles/problem';
import {translationAt} from '../../plugins/api-reference/messages';
import {drawSource} from '../../plugins/figures/svg';
import {linkTargets} from '../../plugins/links/targets';
import {reportOf} from './check-article';
import {misspelled, suggest, wordList} from './spelling';
import type {Words} from './words';

/** Checks the articles of one language: each by the rules, then the words of all of them by the dictionaries. */

type Place = Pick<Problem, 'file' | 'line'> & {word: string};

/** More words than this aren't typos, and each suggestion takes a second. */
const mostSuggestions = 10;

/** Where an article has wrong words; a word that its English article also has is a name or a label that stays English. */
function wrongPlaces(file: string, words: Words, wrong: Set<string>): Place[] {
  const candidates = Object.entries(words).filter(([word]) => wrong.has(word));
  const source = candidates.length > 0 ? (sourceOf(file) ?? translationAt(file)?.source) : undefined;
  const english = source ? readText(source).replaceAll('\\n', ' ') : '';
  return candidates
    .filter(([word]) => !new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(english))
    .flatMap(([word, lines]) => lines.map((line) => ({file, line, word})));
}

async function spellingProblems(locale: Locale, places: Place[]): Promise<Problem[]> {
  const words = [...new Set(places.map(({word}) => word))].slice(0, mostSuggestions);
  const suggestions = words.length > 0 ? await suggest(locale, words) : undefined;
  return places.map(({file, line, word}) => {
    const meant = suggestions?.get(word)?.join(' or ');
    const hint = meant ? ` Did you mean ${meant}?` : '';
    const message = `"${word}" is in no dictionary of ${locale}.${hint} Fix it, or add the word to ${wordList} if it is right.`;
    return {file, line, rule: 'spelling', message};
  });
}

/** What the build can't draw, with the line in the article. */
async function figureProblems(locale: Locale, file: string, {lang, value, position}: Code): Promise<Problem[]> {
  try {
    await drawSource(lang as FigureLanguage, withNoBreakSpaces(value), locale);
    return [];
  } catch (error) {
    const [said, within = 0] = / in line (\d+)/.exec(messageOf(error)) ?? [''];
    const message = `${messageOf(error).replace(said, '').replace(/\.$/, '')}. docs/documenting/mdx.mdx shows right ones.`;
    return [{file, line: position!.start.line + Number(within), rule: 'figure', message}];
  }
}

/** What is wrong in the articles of that language, sorted by file and line; throws if a dictionary can't be read. */
export async function checkLocale(locale: Locale, articles: {file: string; text: string}[]): Promise<Problem[]> {
  const found = articles.map(({file, text}) => ({file, report: reportOf(file, text)}));
  const words = new Set(found.flatMap(({report}) => Object.keys(report.words)));
  const wrong = new Set(await misspelled(locale, [...words]));
  const places = found.flatMap(({file, report}) => wrongPlaces(file, report.words, wrong));
  const brokenLink = linkTargets();
  const links = found.flatMap(({file, report}) =>
    report.links.flatMap(({url, line}) => {
      const message = brokenLink(url, file);
      return message ? [{file, line, rule: 'link', message}] : [];
    }),
  );
  const problems = [...found.flatMap(({report}) => report.problems), ...links];
  const figures = found.flatMap(({file, report}) => report.figures.map((code) => figureProblems(locale, file, code)));
  return [...problems, ...(await Promise.all(figures)).flat(), ...(await spellingProblems(locale, places))].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  );
}
