/** What may be installed: checked on the lock file, so that a pull request cannot bring in more without being seen. */

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
}

export interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** Licences, by their SPDX names, of what the site is built with and ships. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Browser data of caniuse-lite, which names its source.
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Lightning CSS, used while building and not changed.
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Licences that older packages name in another way than SPDX; each was read. */
const readLicences: Record<string, string> = {
  'eval@0.1.8': 'MIT',
  'format@0.2.2': 'MIT',
  'rechoir@0.6.2': 'MIT',
  'require-like@0.1.2': 'MIT',
};

/** Packages with an install script, and why they work without it (`npm ci --ignore-scripts`). */
const knownScripts: Record<string, string> = {
  '@scarf/scarf': 'only reports installations',
  '@swc/core': 'falls back to WebAssembly where a platform has no binary; the lock file names the binaries',
  'core-js': 'only prints a message',
  'core-js-pure': 'only prints a message',
  esbuild: 'only checks the binary, which is a package of its own',
  fsevents: 'is there for macOS only, with its binary in it',
};

const registry = 'https://registry.npmjs.org/';

/** `A AND B` needs both, `A OR B` one; the expressions of today's packages have one kind of operator each. */
function isAllowed(expression: string): boolean {
  const names = (operator: string) => expression.replace(/[()]/g, '').split(operator);
  return expression.includes(' OR ')
    ? names(' OR ').some((name) => allowed.has(name))
    : names(' AND ').every((name) => allowed.has(name));
}

/** Name of a package from its place: `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameOf = (place: string): string => place.split('node_modules/').at(-1)!;

export const licenceOf = (place: string, {version, license}: LockedPackage): string =>
  license ?? readLicences[`${nameOf(place)}@${version}`] ?? 'unknown';

/** The packages that are more than tools of development. */
export const shipped = ({packages}: LockFile): [place: string, entry: LockedPackage][] =>
  Object.entries(packages).filter(([place, {dev}]) => place !== '' && !dev);

/**
 * @param manifest the dependencies of `package.json` with their versions
 * @returns what is wrong, each with the way to mend it
 */
export function checkSupply(lock: LockFile, manifest: Record<string, string>): string[] {
  const problems: string[] = [];
  for (const [place, entry] of Object.entries(lock.packages).filter(([name]) => name !== '')) {
    const name = nameOf(place);
    if (!entry.integrity?.startsWith('sha512-')) {
      problems.push(`package-lock.json: ${place} has no sha512 checksum; write the lock file anew with npm 10.`);
    }
    if (entry.resolved && !entry.resolved.startsWith(registry)) {
      problems.push(`package-lock.json: ${place} comes from ${entry.resolved}, not from ${registry}.`);
    }
    if (entry.hasInstallScript && !(name in knownScripts)) {
      problems.push(
        `package-lock.json: ${name} has an install script. Try whether the package works without, and say so in checks/supply/check.ts.`,
      );
    }
  }
  for (const [place, entry] of shipped(lock)) {
    const licence = licenceOf(place, entry);
    if (!isAllowed(licence)) {
      problems.push(
        `package-lock.json: ${nameOf(place)}@${entry.version} has the licence ${licence}; read it, and allow it in checks/supply/check.ts or choose another package.`,
      );
    }
  }
  for (const [name, version] of Object.entries(manifest).filter(([, range]) => !/^\d+\.\d+\.\d+$/.test(range))) {
    problems.push(`package.json: ${name} is ${version}; name one exact version (npm install --save-exact).`);
  }
  return problems;
}
