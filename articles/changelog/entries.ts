import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {readText} from '../../lib/files';
import {explain, formatPath} from '../../lib/explain';
import {localeCodes, sourceLocale, type Locale} from '../../settings/locales';
import {articlesDir, sourceDir} from '../files';

/** The changelog for developers: what changed in the SDK, the APIs and automations, newest first. */

/** In the order of the sections for developers. */
export const areas = ['sdk', 'api', 'automations'] as const;
export type Area = (typeof areas)[number];

/** In the order in which an entry lists them. */
export const changeKinds = ['added', 'changed', 'deprecated', 'removed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Something that changed, such as `SW.UI.Alert.success` or `GET /api/reports`. */
export interface Item {
  name: string;
  /** Where it is explained: an article below `docs/`, with or without a heading. */
  to: string;
}

export const changelogArticle = 'releases/developers.mdx';

/** The languages of that article, and so of the entries. */
export const changelogLocales = localeCodes.filter((locale) =>
  existsSync(path.join(articlesDir(locale), changelogArticle)),
);

export interface EntryFile {
  /** The product didn't change: its documentation was wrong. */
  correction?: true;
  /** A sentence in each of {@link changelogLocales}, in Markdown. */
  text: Partial<Record<Locale, string>>;
  items: Partial<Record<ChangeKind, Item[]>>;
  /** The declarations that changed, as they are now; `null` for removed ones. */
  surface?: Record<string, string | null>;
}

export interface Entry extends EntryFile {
  /** Name of its file, and of its heading: `2026-11-25-sdk`, `2026-11-25-sdk-2`. */
  id: string;
  /** UTC day on which it was written. */
  date: string;
  area: Area;
}

/** The sentence of an entry in a language, or the English one. */
export const sentenceOf = ({text}: EntryFile, locale: Locale): string => text[locale] ?? text[sourceLocale]!;

/** A file for each entry, so that two branches which both add one don't conflict. */
export const entriesDir = 'articles/changelog/entries';

const entryName = new RegExp(String.raw`^((\d{4}-\d\d-\d\d)-(${areas.join('|')})(?:-(?:[2-9]|[1-9]\d+))?)\.json$`);

const text = {type: 'string', pattern: String.raw`\S`} as const;
const item = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'to'],
  properties: {name: text, to: text},
};

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['text', 'items'],
  properties: {
    correction: {const: true},
    text: {
      type: 'object',
      description: 'the sentence in this language',
      additionalProperties: false,
      required: changelogLocales,
      properties: Object.fromEntries(
        localeCodes.map((locale) => [locale, {...text, description: 'the sentence in this language'}]),
      ),
    },
    items: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(changeKinds.map((kind) => [kind, {type: 'array', minItems: 1, items: item}])),
    },
    surface: {type: 'object', additionalProperties: {type: ['string', 'null']}},
  },
};

const validate = new Ajv({allErrors: true, verbose: true, allowUnionTypes: true}).compile<EntryFile>(schema);

const brokenLinks = ({items}: EntryFile): string[] =>
  Object.values(items)
    .flat()
    .filter(({to}) => !existsSync(path.join(sourceDir, decodeURIComponent(to.replace(/#.*/, '')))))
    .map(({name, to}) => `${name} links to ${to}, which is no article; write its path below docs/.`);

/**
 * Newest first; within a day in the order of the areas.
 * @param check throws if the content of a file is wrong
 */
function entriesIn(folder: string, check: (content: unknown, file: string) => void): Entry[] {
  const found = readdirSync(folder).map((name) => {
    const file = path.join(folder, name);
    const [, id, date, area] = entryName.exec(name) ?? [];
    if (!id) {
      throw new Error(
        `${file}: name it by its day and its area, such as 2026-11-25-sdk.json or 2026-11-25-sdk-2.json.`,
      );
    }
    const content: unknown = JSON.parse(readText(file));
    check(content, file);
    return {...(content as EntryFile), id, date: date!, area: area as Area};
  });
  return found.sort(
    (a, b) =>
      b.date.localeCompare(a.date) ||
      areas.indexOf(a.area) - areas.indexOf(b.area) ||
      b.id.localeCompare(a.id, 'en', {numeric: true}),
  );
}

function checkEntry(content: unknown, file: string): void {
  const wrong = validate(content)
    ? brokenLinks(content)
    : explain(validate.errors ?? []).map(({path: at, message}) => `${formatPath(at)}: ${message}.`);
  if (wrong.length > 0) {
    throw new Error([`${file}: the entry is not valid.`, ...wrong].join('\n  '));
  }
}

/** @returns the entries as they are, newest first: their sentences may still wait for a translation */
export const readDrafts = (): Entry[] => entriesIn(entriesDir, () => undefined);

/** @throws Error that names the file and lists each mistake on its own line */
export const readEntries = (folder = entriesDir): Entry[] => entriesIn(folder, checkEntry);
