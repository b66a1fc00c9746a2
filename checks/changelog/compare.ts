import type {ChangeKind} from '../../articles/changelog/entries';
import {isDeprecated, type Surface} from './surface';

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
