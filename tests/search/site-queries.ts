import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {buildDir} from '../../builder/build';
import {localePrefix, type Locale} from '../../settings/locales';

/**
 * Queries that nobody wrote: what a reader may paste, drawn from the Markdown twins of the built articles. It is on one
 * or two pages, which a search for it must find.
 */

export interface SiteQuery {
  query: string;
  /** Addresses of the articles that contain it; each is a right answer. */
  routes: string[];
}

export const kinds = ['identifier', 'heading', 'label', 'message', 'sentence'] as const;
export type Kind = (typeof kinds)[number];

/** On more pages, nobody can say which one a reader wants. */
const mostArticles = 2;

const withoutFences = (markdown: string): string => markdown.replace(/^( *)(```+)[\s\S]*?^\1\2$/gm, '');
const withoutLinks = (markdown: string): string =>
  markdown.replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\([^()\s]*(?: "[^"]*")?\)/g, '$1');
const plain = (markdown: string): string =>
  markdown
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\\(?=[^\w\s])/g, '')
    .trim();

const withoutQuotesInCode = (markdown: string): string =>
  markdown.replace(/`[^`\n]+`/g, (code) => code.replace(/["“”«»]/g, ''));

const isIdentifier = (code: string): boolean =>
  /^(?!\d)[\w.$/{}:-]{3,60}$/.test(code) && /(?<=.)\p{Lu}|[._/:-]|^\p{Lu}{4}/u.test(code);

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);

/** What each kind takes from an article. */
const drawn: Record<Kind, (text: string) => string[]> = {
  identifier: (text) => all(text, /(?<!`)`([^`\n]+)`(?!`)/g).filter(isIdentifier),
  heading: (text) => all(text, /^#{1,6} (.+)$/gm).map(plain),
  // A paragraph of its own in bold introduces a table or is the caption of a figure.
  label: (text) =>
    all(text.replace(/^\*\*.*\*\*$/gm, ''), /\*\*([^*\n]+)\*\*/g)
      .map(plain)
      .filter((label) => label.includes(' ')),
  message: (text) =>
    all(withoutQuotesInCode(text), /["“«]([^"“”«»\n]*)["”»]/g)
      .map(plain)
      .filter((message) => message.split(' ').length > 2),
  sentence: (text) =>
    all(text, /^((?![#|>:-]).{40,})$/gm)
      .flatMap((paragraph) => plain(paragraph).split(/(?<=[.:;!?]) /))
      .filter((sentence) => sentence.length > 25 && sentence.length <= 64),
};

function textsOf(locale: Locale): {route: string; text: string}[] {
  const folder = path.join(buildDir, localePrefix(locale), 'docs');
  return filesIn(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path.join(folder, file), 'utf8'))!;
      return {route: localePrefix(locale) + /^route: (.*)$/m.exec(head)![1]!, text: withoutLinks(withoutFences(text))};
    });
}

/** @returns the queries of one language, by kind; each once */
export function siteQueries(locale: Locale): Record<Kind, SiteQuery[]> {
  const texts = textsOf(locale);
  const queriesOf = (kind: Kind): SiteQuery[] => {
    const routes = new Map<string, Set<string>>();
    for (const {route, text} of texts) {
      for (const query of drawn[kind](text)) {
        routes.set(query, (routes.get(query) ?? new Set()).add(route));
      }
    }
    return [...routes].flatMap(([query, own]) => (own.size <= mostArticles ? [{query, routes: [...own]}] : []));
  };
  return Object.fromEntries(kinds.map((kind) => [kind, queriesOf(kind)])) as Record<Kind, SiteQuery[]>;
}
