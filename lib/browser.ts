import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {installDebianPackages, onPath, pathIn, run} from './system';

/**
 * Finds Chromium for the browser tests, and installs it if possible. Search order: `CHROMIUM_PATH`, the system's
 * Chromium or Chrome, Playwright's, Debian's package. The headless shell is preferred: it's the same engine without
 * windows and takes two thirds of the time.
 */

/** Flags for a browser that runs as root on a machine without a network. */
export const browserArgs = ['--no-sandbox', '--disable-quic', '--disable-background-networking'];

const headlessShell = 'chromium-headless-shell';
const wholeBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const systemBrowser = (): string | undefined => onPath(headlessShell, ...wholeBrowsers);

/**
 * @returns path of a Chromium with windows, as readers have it: Lighthouse sees up to three times the blocking time in it
 * @throws Error when none is installed
 */
export function findWholeBrowser(): string {
  const found = onPath(...wholeBrowsers);
  if (!found) {
    throw new Error('No whole Chromium or Chrome was found: install one.');
  }
  return found;
}

function playwrightBrowser(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installPlaywrightBrowser(): string | undefined {
  console.log("Installing Playwright's Chromium…");
  run('npx', ['playwright', 'install', 'chromium']);
  return playwrightBrowser();
}

function installDebianBrowser(): string | undefined {
  for (const name of [headlessShell, 'chromium']) {
    installDebianPackages(name);
    const browser = systemBrowser();
    if (browser) {
      return browser;
    }
  }
  return undefined;
}

/**
 * @returns path of an executable Chromium
 * @throws Error when the file in `CHROMIUM_PATH` doesn't exist, or no browser is found or can be installed
 */
export function findBrowser(): string {
  const found =
    pathIn('CHROMIUM_PATH') ??
    systemBrowser() ??
    playwrightBrowser() ??
    installPlaywrightBrowser() ??
    installDebianBrowser();
  if (!found) {
    throw new Error('No browser for the tests: install Chromium, or set CHROMIUM_PATH to the path of one.');
  }
  return found;
}
