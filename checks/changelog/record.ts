import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  areas,
  changeKinds,
  changelogLocales,
  entriesDir,
  readDrafts,
  type Area,
  type ChangeKind,
  type Entry,
  type EntryFile,
} from '../../articles/changelog/entries';
import {readText} from '../../lib/files';
import {sourceLocale} from '../../settings/locales';
import {explainedIn} from './explained';
import {currentSurfaces, isDeprecated, type Surface} from './surface';

/** Compares what is published with what the changelog already knows, and adds entries to it. */

export type Surfaces = Record<Area, Surface>;

/** The surfaces on the day on which the changelog starts. */
const startFile = 'articles/changelog/surface.json';

/** A surface after the changes of some entries, oldest first. */
export function withEntries(surface: Surface, entries: readonly Pick<Entry, 'surface'>[]): Surface {
  const changed = Object.assign({}, surface, ...entries.map((entry) => entry.surface)) as Change['surface'];
  return Object.fromEntries(Object.entries(changed).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The surfaces as of the newest entries. */
export function readSnapshot(): Surfaces {
  const start = JSON.parse(readText(startFile)) as Surfaces;
  const entries = readDrafts().reverse();
  const entriesOf = (area: Area) => entries.filter((entry) => entry.area === area);
  return Object.fromEntries(areas.map((area) => [area, withEntries(start[area], entriesOf(area))])) as Surfaces;
}

/** The names of what differs between two surfaces, by what happened to it. */
export type Differences = Record<ChangeKind, string[]>;

/** Leaves out what is part of another name in the list: a new operation has only new parameters. */
const outermost = (names: string[]): string[] =>
  names.filter((name) => !names.some((whole) => name.startsWith(`${whole}.`) || name.startsWith(`${whole} `)));

/** @returns names in the order of the surface that has them */
export function compareSurfaces(before: Surface, after: Surface): Differences {
  const kept = Object.keys(after).filter((name) => name in before && before[name] !== after[name]);
  const isNewlyDeprecated = (name: string) => isDeprecated(after[name]) && !isDeprecated(before[name]);
  return {
    added: outermost(Object.keys(after).filter((name) => !(name in before))),
    changed: kept.filter((name) => !isNewlyDeprecated(name)),
    deprecated: kept.filter(isNewlyDeprecated),
    removed: outermost(Object.keys(before).filter((name) => !(name in after))),
  };
}

export interface Change {
  area: Area;
  differences: Differences;
  /** The declarations that differ, as they are now; `null` for removed ones. */
  surface: Record<string, string | null>;
}

function declarationsOf(before: Surface, after: Surface): Change['surface'] {
  const names = Object.keys({...before, ...after}).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(names.map((name) => [name, after[name] ?? null]));
}

/** What happened, in the order of an entry. */
const kindsIn = (differences: Differences) => changeKinds.filter((kind) => differences[kind].length > 0);

/** The areas that no entry describes yet. */
export const unrecorded = (before: Surfaces, after: Surfaces): Change[] =>
  areas
    .map((area) => ({
      area,
      differences: compareSurfaces(before[area], after[area]),
      surface: declarationsOf(before[area], after[area]),
    }))
    .filter(({differences}) => kindsIn(differences).length > 0);

/** The differences as text: `added SW.Data.sum; removed SW.Data.total`. */
export const describe = (differences: Differences): string =>
  kindsIn(differences)
    .map((kind) => `${kind} ${differences[kind].join(', ')}`)
    .join('; ');

/**
 * @param sentence English sentence; the other languages stay empty for their translators
 * @param explain where a name is explained
 */
export function entryOf(
  {differences, surface}: Change,
  {sentence, correction, explain}: {sentence: string; correction: boolean; explain: (name: string) => string},
): EntryFile {
  const itemsOf = (kind: ChangeKind) => differences[kind].map((name) => ({name, to: explain(name)}));
  return {
    ...(correction && {correction}),
    text: Object.fromEntries(changelogLocales.map((locale) => [locale, locale === sourceLocale ? sentence : ''])),
    items: Object.fromEntries(kindsIn(differences).map((kind) => [kind, itemsOf(kind)])),
    surface,
  };
}

/** The first name for a new entry that no file has yet. */
function newFile(date: string, area: Area): string {
  for (let number = 1; ; number += 1) {
    const file = path.join(entriesDir, `${date}-${area}${number > 1 ? `-${number}` : ''}.json`);
    if (!existsSync(file)) {
      return file;
    }
  }
}

/**
 * Adds an entry for what changed in an area since its last one, with the declarations as they are now.
 *
 * @param wanted the area; not needed if only one has changed
 * @returns the new entry and its file
 * @throws Error if nothing has changed, or if it isn't clear which area is meant
 */
export function recordChange(
  sentence: string,
  {area: wanted, correction, date}: {area: string | undefined; correction: boolean; date: string},
): {entry: EntryFile; file: string} {
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
  const entry = entryOf(change, {sentence, correction, explain: explainedIn(change.area)});
  const file = newFile(date, change.area);
  writeFileSync(file, `${JSON.stringify(entry, null, 2)}\n`);
  return {entry, file};
}
