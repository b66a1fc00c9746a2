import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/**
 * Finds the Chromium for the browser tests, installing one where that is possible. The order: `CHROMIUM_PATH`, a
 * Chromium or Chrome of the system, Playwright's own, Debian's package.
 */

const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macBrowsers = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, {stdio: 'inherit'}).status === 0;
}

function onPath(command: string): string | undefined {
  const {status, stdout} = spawnSync('which', [command], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

function systemBrowser(): string | undefined {
  return systemBrowsers.map(onPath).find(Boolean) ?? macBrowsers.find(existsSync);
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
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    return undefined;
  }
  console.log('Installing Chromium with apt-get…');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'chromium']);
  return systemBrowser();
}

/**
 * @returns path of an executable Chromium
 * @throws Error when `CHROMIUM_PATH` names no file, or no browser is there and none can be installed
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
    }
    return named;
  }
  const found = systemBrowser() ?? playwrightBrowser() ?? installPlaywrightBrowser() ?? installDebianBrowser();
  if (!found) {
    throw new Error('No browser for the tests: install Chromium, or set CHROMIUM_PATH to the path of one.');
  }
  return found;
}
