import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {languages} from '../../languages';
import type {Locale} from '../../settings/locales';
import {articlesDir} from '../../articles/files';
import {cacheFile, readCached, writeCached} from '../../lib/cache';
import {hashOfFiles} from '../../lib/files';

/**
 * Checks spelling with cspell and the settings that editors use too (`cspell.json`). All words of a language form one
 * document, each of them once: that takes seconds, a document per article minutes.
 */

const spellingSettings = 'cspell.json';
export const wordList = 'cspell-words.txt';

/** Runs cspell on words of a language; suggestions are slow. */
async function runSpelling(locale: Locale, words: string[], generateSuggestions: boolean) {
  // Can't be required, since it is an ES module, and takes half a second to load.
  const {spellCheckDocument} = await import('cspell-lib');
  // The path decides the language: cspell.json assigns a dictionary to each folder.
  const dir = articlesDir(locale);
  const {issues, errors} = await spellCheckDocument(
    {uri: pathToFileURL(path.resolve(dir, 'words.mdx')).href, text: words.join('\n'), languageId: 'plaintext'},
    {generateSuggestions, noConfigSearch: true, configFile: path.resolve(spellingSettings)},
    {
      // Knows the right spelling of common mistakes, and takes a second to load.
      dictionaries: generateSuggestions ? [] : ['!en-common-misspellings'],
      numSuggestions: 2,
      maxNumberOfProblems: words.length,
      maxDuplicateProblems: words.length,
    },
  );
  if (errors?.length) {
    throw new Error(`cspell: ${errors.map(({message}) => message).join('; ')}`);
  }
  return issues.map(({line, suggestions}) => ({word: line.text.trim(), suggestions: suggestions ?? []}));
}

async function unknownWords(locale: Locale, words: string[]): Promise<string[]> {
  const unknown = (await runSpelling(locale, words, false)).map(({word}) => word);
  const {dictionaryForms = () => []} = languages[locale];
  const forms = new Map(unknown.map((word) => [word, dictionaryForms(word)]));
  const unknownForms = new Set(
    (await runSpelling(locale, [...new Set([...forms.values()].flat())], false)).map(({word}) => word),
  );
  return unknown.filter((word) => forms.get(word)!.every((form) => unknownForms.has(form)));
}

/**
 * Asks the dictionaries only for words that they haven't been asked for since they last changed.
 * @param words words of any number of articles, each once
 * @returns those that no dictionary of the language contains
 * @throws Error when a dictionary can't be read
 */
export async function misspelled(locale: Locale, words: string[]): Promise<string[]> {
  const file = cacheFile(__filename, 'spelling', 'json', [locale, hashOfFiles([spellingSettings, wordList])]);
  const isWrong = new Map(JSON.parse(readCached(file) ?? '[]') as [string, boolean][]);
  const added = words.filter((word) => !isWrong.has(word));
  if (added.length > 0) {
    const wrong = new Set(await unknownWords(locale, added));
    added.forEach((word) => isWrong.set(word, wrong.has(word)));
    writeCached(file, JSON.stringify([...isWrong]));
  }
  return words.filter((word) => isWrong.get(word));
}

export async function suggest(locale: Locale, words: string[]): Promise<Map<string, string[]>> {
  return new Map((await runSpelling(locale, words, true)).map(({word, suggestions}) => [word, suggestions]));
}
