import {readFileSync} from 'node:fs';
import {formatProblem} from '../../articles/problem';
import type {CheckReport} from '../report';
import {checkSupply, licenseOf, shipped, type LockFile} from './lock-file';

/** Checks the dependencies in `package-lock.json` and `package.json`, and counts the licenses of what is shipped. */
export function checkDependencies(): CheckReport {
  const lockText = readFileSync('package-lock.json', 'utf8');
  const lock = JSON.parse(lockText) as LockFile;
  const counts = new Map<string, number>();
  for (const [place, entry] of shipped(lock)) {
    const license = licenseOf(place, entry);
    counts.set(license, (counts.get(license) ?? 0) + 1);
  }
  const licenses = [...counts].sort(([, a], [, b]) => b - a).map(([license, count]) => `${license} ${count}`);
  return {
    checked: `${Object.keys(lock.packages).length - 1} packages (shipped: ${licenses.join(', ')})`,
    problems: checkSupply(lockText, readFileSync('package.json', 'utf8')).map(formatProblem),
  };
}
