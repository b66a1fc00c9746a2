import {readFileSync} from 'node:fs';
import {readArguments} from './lib/arguments';
import {checkSupply, licenceOf, shipped, type LockFile} from '../checks/supply/check';

/**
 * `npm run check:supply` (part of `npm run check`) holds the lock file to the rules of the supply chain, and counts
 * the licences of what is not only a tool of development.
 */
readArguments({
  usage: 'npm run check:supply',
  does: 'Checks checksums, sources, install scripts, licences and exact versions of the packages.',
});

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

const problems = checkSupply(lock, {...dependencies, ...devDependencies});
const counts = new Map<string, number>();
for (const [place, entry] of shipped(lock)) {
  const licence = licenceOf(place, entry);
  counts.set(licence, (counts.get(licence) ?? 0) + 1);
}
for (const problem of problems) {
  console.error(problem);
}
console.log(
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([licence, count]) => `${licence} ${count}`)
    .join(', '),
);
console.log(`Packages: ${Object.keys(lock.packages).length - 1}, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
