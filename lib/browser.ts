import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {onPath, pathIn} from './system';

/**
 * Finds Chromium for tests and benchmarks. Search order: `CHROMIUM_PATH`, the system's Chromium or Chrome, Playwright's.
 * The headless shell is preferred: it's the same engine without windows and takes two thirds of the time.
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

/**
 * @returns path of an executable Chromium, if there is one
 * @throws Error when the file in `CHROMIUM_PATH` doesn't exist
 */
export function presentBrowser(): string | undefined {
  const ofPlaywright = chromium.executablePath();
  return (
    pathIn('CHROMIUM_PATH') ??
    onPath(headlessShell, ...wholeBrowsers) ??
    (existsSync(ofPlaywright) ? ofPlaywright : undefined)
  );
}

/**
 * @returns path of an executable Chromium
 * @throws Error when the file in `CHROMIUM_PATH` doesn't exist, or there is no browser
 */
export function findBrowser(): string {
  const found = presentBrowser();
  if (!found) {
    throw new Error('There is no browser: install Chromium, or set CHROMIUM_PATH to the path of one.');
  }
  return found;
}
