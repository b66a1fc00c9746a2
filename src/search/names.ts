/**
 * Names are what a reader pastes to find exactly that: identifiers, paths, headers, file names, and what is written in
 * bold, in code, in quotation marks, or as a heading. The index has them as a whole, beside their words.
 */

/** How an article has a name: the larger, the more it says about it. */
export const nameKinds = {
  /** In its text or in a code block. */
  mentioned: 1,
  /** In bold, in code, or in quotation marks. */
  marked: 3,
  /** As the first cell of a row, the beginning of a list item, or an operation. */
  explained: 5,
  /** As a heading. */
  heading: 7,
  title: 9,
} as const;

/** What is added if the name isn't a part of the heading, the cell, and so on, and if it has the case of the query. */
export const wholeName = 1;
export const sameCase = 2.5;

/** In how many articles a name of plain words is at most, to be what a reader looks for and not only some words. */
export const rareNames = 6;

const longestName = 120;
const shortestName = 3;

/** Characters of identifiers, paths, headers, and addresses. */
const tokenPattern = /[\p{L}\p{N}_.$/{}[\]:%@#+-]+/gu;

/** A name as it is typed, but for spaces. */
export const typedKey = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim();

/** The same without signs around it. `Non Billable %` keeps its sign. */
export const nameKey = (text: string): string => typedKey(text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%+#]+$/gu, ''));

/** Whether a key is as long as names in the index. */
export const isNameKey = (key: string): boolean => key.length >= shortestName && key.length <= longestName;

/** Words with a capital inside, a digit among letters, or a sign inside: their parts say something else than the whole. */
export const isStructured = (token: string): boolean =>
  /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\p{L}\p{N}|\p{N}\p{L}|[\p{L}\p{N}}][_.$/{}:%@#+-]+[\p{L}\p{N}{]/u.test(token);

/** Words that are joined by a hyphen say nothing together that they don't say alone. */
export const isCompound = (token: string): boolean => /^\p{Lu}?\p{Ll}+(?:-\p{Ll}+)+$/u.test(token);

/** What is pasted has capitals, digits, or signs; readers who type words of their own mostly don't. */
export const looksPasted = (query: string): boolean => /\p{Lu}|[^\p{L}\s'’.?!,-]/u.test(query);

/** The words of a text that look like code. */
export const codeTokens = (text: string): string[] =>
  (text.match(tokenPattern) ?? []).filter((token) => isStructured(token) || /\p{Lu}{2}/u.test(token));

/** The ends of a dotted name that look like code: `Store.get` of `SW.Store.get`. */
export function endsOfName(name: string): string[] {
  const parts = name.split(/(?<=[\p{L}\p{N}\])])\.(?=[\p{L}\p{N}])/u);
  return parts
    .map((_part, place) => parts.slice(place).join('.'))
    .filter((end, place) => place > 0 && isStructured(end));
}

/** A query for hosted search; what is in straight quotation marks stays a phrase. */
export const squeezedQuery = (query: string): string =>
  query.replace(/"[^"]*"|[^\s"]+/g, (part) =>
    !part.startsWith('"') && isStructured(part) && !isCompound(part) ? squeezed(part) : part,
  );

/** A name without separators, in which hosted search finds it whatever it takes for a separator. */
export const squeezed = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '');
