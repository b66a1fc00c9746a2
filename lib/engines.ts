import {existsSync} from 'node:fs';
import {canInstallDebianPackages, installDebianPackages, onPath} from './system';

/**
 * Finds the engines beside Chromium that the tests use, and installs them if possible: Firefox in `FIREFOX_PATH`, or the
 * system's, or Debian's package; WebKit only from the system or Debian's packages. Tests on a developer's machine can
 * run without them; CI, and root on Debian, can't.
 */

export const engineNames = ['firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** Paths of the programs that run an engine, by name. */
export type Programs = Readonly<Record<string, string>>;

interface Engine {
  /** Debian's packages. */
  packages: string[];
  /** Where each program may be, in order of preference. */
  programs: Record<string, () => (string | undefined)[]>;
}

const engines: Record<EngineName, Engine> = {
  firefox: {
    packages: ['firefox-esr'],
    programs: {
      firefox: () => [
        onPath('firefox-esr'),
        onPath('firefox'),
        ['/Applications/Firefox.app/Contents/MacOS/firefox'].find(existsSync),
      ],
    },
  },
  webkit: {
    // The driver knows where its own browser is, and the browser has no mode without a display.
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: {driver: () => [onPath('WebKitWebDriver')], display: () => [onPath('Xvfb')]},
  },
};

function installed(name: EngineName): Programs | undefined {
  const named = name === 'firefox' ? process.env.FIREFOX_PATH : undefined;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(`FIREFOX_PATH is ${named}, but that file doesn't exist.`);
    }
    return {firefox: named};
  }
  const found = Object.entries(engines[name].programs).map(([program, places]) => [program, places().find(Boolean)]);
  return found.every(([, path]) => path) ? (Object.fromEntries(found) as Programs) : undefined;
}

/**
 * The programs of an installed engine.
 * @returns `undefined` where its tests may be skipped
 * @throws Error when `FIREFOX_PATH` isn't a file, or when the engine is missing where it could have been installed
 */
export function presentEngine(name: EngineName): Programs | undefined {
  const programs = installed(name);
  if (!programs && (process.env.CI || canInstallDebianPackages())) {
    throw new Error(`No ${name} for the tests: install ${engines[name].packages.join(' and ')}.`);
  }
  return programs;
}

/** Like {@link presentEngine}, but installs the engine first if it is missing. */
export function findEngine(name: EngineName): Programs | undefined {
  if (!installed(name)) {
    installDebianPackages(...engines[name].packages);
  }
  return presentEngine(name);
}
