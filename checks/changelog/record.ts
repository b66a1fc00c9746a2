import {readFileSync, writeFileSync} from 'node:fs';
import {areas, changeKinds, entriesFile, type Area, type Entry, type Item} from '../../articles/changelog/entries';
import {localeCodes, sourceLocale} from '../../settings/locales';
import {compareSurfaces, type Differences} from './compare';
import {explainedIn} from './explained';
import {currentSurfaces, type Surface} from './surface';

/** Compares what is published with what the changelog already knows, and adds entries to it. */

export type Surfaces = Record<Area, Surface>;

/** The surfaces as of the newest entries. */
export const snapshotFile = 'articles/changelog/surface.json';

export const readSnapshot = (): Surfaces => JSON.parse(readFileSync(snapshotFile, 'utf8')) as Surfaces;

export interface Change {
  area: Area;
  differences: Differences;
}

/** The areas that no entry describes yet. */
export const unrecorded = (before: Surfaces, after: Surfaces): Change[] =>
  areas
    .map((area) => ({area, differences: compareSurfaces(before[area], after[area])}))
    .filter(({differences}) => Object.values(differences).some((names) => names.length > 0));

/** The differences as text: `added SW.Data.sum; removed SW.Data.total`. */
export const describe = (differences: Differences): string =>
  changeKinds
    .filter((kind) => differences[kind].length > 0)
    .map((kind) => `${kind} ${differences[kind].join(', ')}`)
    .join('; ');

/**
 * @param sentence English sentence; the other languages stay empty for their translators
 * @param date UTC day
 * @param explain where a name is explained
 */
export function entryOf(
  {area, differences}: Change,
  {
    sentence,
    date,
    correction,
    explain,
  }: {sentence: string; date: string; correction: boolean; explain: (name: string) => string},
): Entry {
  const items: Partial<Record<string, Item[]>> = {};
  for (const kind of changeKinds.filter((name) => differences[name].length > 0)) {
    items[kind] = differences[kind].map((name) => ({name, to: explain(name)}));
  }
  return {
    date,
    area,
    ...(correction && {correction}),
    text: Object.fromEntries(
      localeCodes.map((locale) => [locale, locale === sourceLocale ? sentence : '']),
    ) as Entry['text'],
    items,
  };
}

const write = (file: string, value: unknown): void => {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};

/**
 * Adds an entry for what changed in an area since its last one, and remembers the area as it is now.
 *
 * @param wanted the area; not needed if only one has changed
 * @returns the new entry
 * @throws Error if nothing has changed, or if it isn't clear which area is meant
 */
export function recordChange(
  sentence: string,
  {area: wanted, correction, date}: {area: string | undefined; correction: boolean; date: string},
): Entry {
  // Not validated: the sentences of another new entry may still wait for their translation.
  const entries = JSON.parse(readFileSync(entriesFile, 'utf8')) as Entry[];
  const [before, after] = [readSnapshot(), currentSurfaces()];
  const changes = unrecorded(before, after).filter(({area}) => wanted === undefined || area === wanted);
  const [change, second] = changes;
  if (!change) {
    throw new Error(`Nothing has changed${wanted ? ` in the area ${wanted}` : ''} since the newest entry.`);
  }
  if (second) {
    const names = changes.map(({area}) => area);
    throw new Error(
      `Several areas have changed: ${names.join(', ')}. Write an entry for each: npm run changelog -- --area ${names[0]} "…"`,
    );
  }
  const entry = entryOf(change, {sentence, date, correction, explain: explainedIn(change.area)});
  write(entriesFile, [entry, ...entries]);
  write(snapshotFile, {...before, [change.area]: after[change.area]});
  return entry;
}
