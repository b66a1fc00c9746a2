import {readFileSync} from 'node:fs';
import {formatProblem, type Problem} from '../../articles/problem';
import type {CheckReport} from '../report';
import reviewed from './reviewed.json';

/**
 * Checks the dependencies in the lock files, so that a reviewer sees every new risk that a pull request brings.
 *
 * This is our own code because the libraries see less: lockfile-lint accepts a package without a checksum, and license
 * checkers read node_modules, which lacks the binaries for other platforms.
 */

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
}

/**
 * What someone has read: SPDX names of the licenses that the site's build and its pages may use; the licenses of older
 * packages that don't declare them as SPDX; and packages that work without their install script, with the reasons.
 */
const {licenses, undeclared, scripts}: Record<keyof typeof reviewed, Record<string, string>> = reviewed;

const registry = 'https://registry.npmjs.org/';

/** Understands `A AND B` and `A OR B`. An expression that mixes them isn't allowed: read it, see `undeclared`. */
function isAllowed(expression: string): boolean {
  const operators = new Set(expression.match(/ (?:AND|OR) /g));
  const names = expression.replace(/[()]/g, '').split(/ (?:AND|OR) /);
  const isOnList = (name: string) => Object.hasOwn(licenses, name);
  return operators.size < 2 && (operators.has(' OR ') ? names.some(isOnList) : names.every(isOnList));
}

/** Name of a package: for `node_modules/a/node_modules/@b/c`, `@b/c`. */
const nameOf = (place: string): string => place.split('node_modules/').at(-1)!;

function sourceMistakes(place: string, {resolved, integrity, hasInstallScript}: LockedPackage): string[] {
  const name = nameOf(place);
  return [
    ...(integrity?.startsWith('sha512-')
      ? []
      : [`${place} has no sha512 checksum. Generate the lock file again with npm 10.`]),
    ...(!resolved || resolved.startsWith(registry)
      ? []
      : [`${place} comes from ${resolved}, not from ${registry}. Install it from there.`]),
    ...(!hasInstallScript || Object.hasOwn(scripts, name)
      ? []
      : [`${name} has an install script. See if it works without, and list it in checks/supply/reviewed.json.`]),
  ];
}

function licenseMistakes(place: string, {version, license}: LockedPackage): string[] {
  const id = `${nameOf(place)}@${version}`;
  const expression = undeclared[id] ?? license ?? 'unknown';
  const remedy = 'Read it, and allow it in checks/supply/reviewed.json or choose another package.';
  return isAllowed(expression) ? [] : [`${id} has the license ${expression}. ${remedy}`];
}

/** Line of a key in a JSON file that npm wrote, counted from 1. */
const lineOfKey = (text: string, key: string): number =>
  text.split('\n').findIndex((line) => line.trimStart().startsWith(`${JSON.stringify(key)}:`)) + 1;

/**
 * Checks checksums, sources, and install scripts in a lock file, licenses of packages that aren't only needed for
 * development, and the versions in `package.json`.
 * @param folder of both, with a slash at its end
 */
export function checkLock(
  folder: string,
  lockText = readFileSync(`${folder}package-lock.json`, 'utf8'),
  manifestText = readFileSync(`${folder}package.json`, 'utf8'),
): CheckReport {
  const {packages} = JSON.parse(lockText) as {packages: Record<string, LockedPackage>};
  const manifest = JSON.parse(manifestText) as Record<string, Record<string, string>>;
  const locked = Object.entries(packages).filter(([place]) => place !== '');
  const wanted = {...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies};
  const ranges = Object.entries(wanted).filter(([, range]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+$/.test(range));
  const problems: Problem[] = [
    ...locked.flatMap(([place, entry]) =>
      [...sourceMistakes(place, entry), ...(entry.dev ? [] : licenseMistakes(place, entry))].map((message) => ({
        file: `${folder}package-lock.json`,
        line: lineOfKey(lockText, place),
        message,
      })),
    ),
    ...ranges.map(([name, range]) => ({
      file: `${folder}package.json`,
      line: lineOfKey(manifestText, name),
      message: `${name} is ${range}. Write an exact version (npm install --save-exact).`,
    })),
  ];
  return {checked: `${locked.length} packages`, problems: problems.map(formatProblem)};
}

/** Checks the packages of the project, and those that only the tests of other programs install. */
export function checkSupply(): CheckReport {
  const reports = ['', 'tests/clients/'].map((folder) => checkLock(folder));
  const checked = reports.map((report) => report.checked).join(' and ');
  return {checked, problems: reports.flatMap(({problems}) => problems)};
}
