import {readFileSync} from 'node:fs';
import type {CheckReport} from '../report';
import {checkSupply, licenseOf, shipped, type LockFile} from './check';

/** Checks the dependencies in `package-lock.json` and `package.json`, and counts the licenses of what is shipped. */
export function checkDependencies(): CheckReport {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const counts = new Map<string, number>();
  for (const [place, entry] of shipped(lock)) {
    const license = licenseOf(place, entry);
    counts.set(license, (counts.get(license) ?? 0) + 1);
  }
  const licenses = [...counts].sort(([, a], [, b]) => b - a).map(([license, count]) => `${license} ${count}`);
  return {
    checked: `${Object.keys(lock.packages).length - 1} packages (shipped: ${licenses.join(', ')})`,
    problems: checkSupply(lock, {...dependencies, ...devDependencies}),
  };
}
