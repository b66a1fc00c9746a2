import type {CheerioAPI} from 'cheerio';
import {codeTokens, endsOfName, isNameKey, nameKey, nameKinds, typedKey, wholeName} from '../../src/search/names';

/** Reads the names of an article for the embedded index and for hosted search; see `src/search/names.ts`. */

/** The names of a section by key, each with the strongest way in which the section has it. */
export type Names = Map<string, number>;

type Element = Extract<Parameters<CheerioAPI['contains']>[0], {tagName: string}>;

const quoted = /["“«]([^"“”«»]+)["”»]/g;

const kinds: Partial<Record<string, number>> = {
  h1: nameKinds.title,
  h2: nameKinds.heading,
  h3: nameKinds.heading,
  h4: nameKinds.heading,
  dt: nameKinds.explained,
  th: nameKinds.marked,
  // The title of a note, and an operation.
  div: nameKinds.explained,
  section: nameKinds.explained,
};

function add(names: Names, key: string, kind: number): void {
  if (isNameKey(key) && (names.get(key) ?? 0) < kind) {
    names.set(key, kind);
  }
}

/**
 * Adds the parts of a text that look like code.
 * @param heading of the section, which is about the dotted names that end with it: `get` explains `SW.Store.get`
 */
function addTokens(names: Names, text: string, kind: number, heading: string): void {
  for (const token of codeTokens(text)) {
    const name = nameKey(token);
    add(names, name, name.endsWith(`.${heading}`) ? nameKinds.heading : kind);
    for (const end of endsOfName(name)) {
      add(names, end, Math.max(nameKinds.mentioned, kind - nameKinds.marked));
    }
  }
}

/**
 * Adds the names in an element to those of its section.
 * @param element a heading, a block of text, or code; nothing in it was read before
 * @param text the element's
 * @param heading of the section
 */
export function addNames(names: Names, $: CheerioAPI, element: Element, text: string, heading: string): void {
  const isFirstCell = element.tagName === 'td' && $(element).prev().length === 0;
  const kind = isFirstCell ? nameKinds.explained : kinds[element.tagName];
  addTokens(names, text, kind ?? nameKinds.mentioned, heading);
  if (element.tagName === 'pre') {
    return;
  }
  if (kind) {
    add(names, nameKey(text), kind + wholeName);
  }
  for (const [, words] of text.matchAll(quoted)) {
    add(names, nameKey(words!), nameKinds.marked + wholeName);
  }
  for (const marked of $(element).find('strong, code').toArray()) {
    const words = $(marked).text();
    const isFirst = $(marked).closest('li').text().trimStart().startsWith(words);
    const markedKind = isFirst || isFirstCell ? nameKinds.explained : nameKinds.marked;
    addTokens(names, words, markedKind, heading);
    add(names, nameKey(words), markedKind + wholeName);
    add(names, typedKey(words), markedKind + wholeName);
  }
}
