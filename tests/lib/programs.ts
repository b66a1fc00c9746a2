import {onPath, pathIn} from '../../lib/system';
import {canInstallDebianPackages, installDebianPackages} from './install';

/**
 * Finds what the tests use beside Chromium, and installs it if possible: the program in an environment variable, the
 * system's, or Debian's packages. Tests on a developer's machine can run without it; CI can't, and root on Debian can't
 * without the engines.
 */

export const engineNames = ['firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** Paths of programs, by name. */
export type Programs = Readonly<Record<string, string>>;

interface Tool {
  /** The environment variable with the path of its only program. */
  variable?: string;
  /** Debian's packages. */
  packages: string[];
  /** Names or paths of each program, in order of preference. */
  programs: Record<string, string[]>;
}

type ToolName = EngineName | 'java' | 'nginx';

const tools: Record<ToolName, Tool> = {
  firefox: {
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
    programs: {firefox: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']},
  },
  webkit: {
    // The driver knows where its own browser is, and the browser has no mode without a display.
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: {driver: ['WebKitWebDriver'], display: ['Xvfb']},
  },
  java: {variable: 'JAVA_PATH', packages: ['default-jre-headless'], programs: {java: ['java']}},
  // Debian installs it into a folder that is only on root's `PATH`.
  nginx: {variable: 'NGINX_PATH', packages: ['nginx'], programs: {nginx: ['nginx', '/usr/sbin/nginx']}},
};

function installed({variable, programs}: Tool): Programs | undefined {
  const named = variable && pathIn(variable);
  const found = Object.entries(programs).map(([name, places]) => [name, named ?? onPath(...places)]);
  return found.every(([, path]) => path) ? (Object.fromEntries(found) as Programs) : undefined;
}

/**
 * The programs of an installed engine, or nginx.
 * @returns `undefined` where its tests may be skipped
 * @throws Error when its environment variable isn't a file, or when it is missing where it must not be
 */
export function presentPrograms(name: ToolName): Programs | undefined {
  const {packages, variable} = tools[name];
  const programs = installed(tools[name]);
  if (!programs && (process.env.CI || (name !== 'nginx' && canInstallDebianPackages()))) {
    const remedy = `install ${packages.join(' and ')}${variable ? `, or set ${variable} to its path` : ''}`;
    throw new Error(`No ${name} for the tests: ${remedy}.`);
  }
  return programs;
}

/** Like {@link presentPrograms}, but installs what is missing first. */
export function findPrograms(name: ToolName): Programs | undefined {
  if (!installed(tools[name])) {
    installDebianPackages(...tools[name].packages);
  }
  return presentPrograms(name);
}
