import {entriesDir, readEntries} from '../../articles/changelog/entries';
import {formatProblem} from '../../articles/problem';
import {messageOf} from '../../lib/errors';
import type {CheckReport} from '../report';
import {describe, readSnapshot, unrecorded, type Surfaces} from './record';
import {currentSurfaces, sourcesOf} from './surface';

/** What the check says about changes that no entry of the changelog names. */
export const problemsOf = (before: Surfaces, after: Surfaces): string[] =>
  unrecorded(before, after).map(({area, differences}) =>
    formatProblem({
      file: sourcesOf[area],
      line: 1,
      message:
        `no entry of the changelog names this change: ${describe(differences)}. Add one with ` +
        `npm run changelog -- --area ${area} "What changed, in one sentence", then translate it in ${entriesDir}. ` +
        'Add --correction if the product is the same and only its documentation was wrong.',
    }),
  );

function mistakesInEntries(): string[] {
  try {
    readEntries();
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

/** Compares the SDK, the APIs, and the schema of automations with the changelog for developers. */
export function checkChangelog(): CheckReport {
  const [before, after] = [readSnapshot(), currentSurfaces()];
  const names = Object.values(after).reduce((sum, surface) => sum + Object.keys(surface).length, 0);
  return {checked: `${names} names`, problems: [...mistakesInEntries(), ...problemsOf(before, after)]};
}
