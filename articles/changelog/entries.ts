import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {explain, formatPath} from '../../lib/explain';
import {localeCodes, type Locale} from '../../settings/locales';
import {sourceDir} from '../files';

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

export interface Entry {
  /** UTC day on which it was written. */
  date: string;
  area: Area;
  /** The product didn't change: its documentation was wrong. */
  correction?: true;
  /** A sentence in each language, in Markdown. */
  text: Record<Locale, string>;
  items: Partial<Record<ChangeKind, Item[]>>;
}

export const entriesFile = 'articles/changelog/changelog.json';

const text = {type: 'string', pattern: String.raw`\S`} as const;

const schema = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['date', 'area', 'text', 'items'],
    properties: {
      date: {type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\d$`},
      area: {enum: areas},
      correction: {const: true},
      text: {
        type: 'object',
        description: 'the sentence in this language',
        additionalProperties: false,
        required: localeCodes,
        properties: Object.fromEntries(
          localeCodes.map((locale) => [locale, {...text, description: 'the sentence in this language'}]),
        ),
      },
      items: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          changeKinds.map((kind) => [
            kind,
            {
              type: 'array',
              minItems: 1,
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['name', 'to'],
                properties: {name: text, to: text},
              },
            },
          ]),
        ),
      },
    },
  },
};

const validate = new Ajv({allErrors: true, verbose: true}).compile<Entry[]>(schema);

/** Links to articles that don't exist, and entries that aren't in the order of their dates. */
function mistakesIn(entries: Entry[]): string[] {
  return entries.flatMap(({date, items}, index) => [
    ...Object.values(items)
      .flat()
      .filter(({to}) => !existsSync(path.join(sourceDir, decodeURIComponent(to.replace(/#.*/, '')))))
      .map(({name, to}) => `$[${index}]: ${name} links to ${to}, which is no article; write its path below docs/.`),
    ...(index > 0 && date > entries[index - 1]!.date
      ? [`$[${index}]: ${date} is later than the entry above it; put the newest entry first.`]
      : []),
  ]);
}

/**
 * @returns the entries, newest first
 * @throws Error that names the file and lists each mistake on its own line
 */
export function readEntries(file = entriesFile): Entry[] {
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const wrong = validate(entries)
    ? mistakesIn(entries)
    : explain(validate.errors ?? []).map(({path: at, message}) => `${formatPath(at)}: ${message}.`);
  if (wrong.length > 0) {
    throw new Error([`${file}: the changelog is not valid.`, ...wrong].join('\n  '));
  }
  return entries as Entry[];
}

/** An id for each entry, which stays the same when newer entries are added: `2026-11-25-sdk`, `2026-11-25-sdk-2`. */
export function idsOf(entries: readonly Entry[]): string[] {
  return entries.map(({date, area}, index) => {
    const earlier = entries.slice(index + 1).filter((entry) => entry.date === date && entry.area === area).length;
    return [date, area, ...(earlier > 0 ? [earlier + 1] : [])].join('-');
  });
}
