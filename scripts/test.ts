import {spawnSync} from 'node:child_process';
import {findBrowser} from './lib/browser';
import {buildIfNeeded} from './lib/build';

/**
 * `npm test`: finds or installs a browser, builds the site when the build is not that of the inputs, and runs the
 * unit and browser tests. Arguments go to Playwright: `npm test -- --project unit`.
 */
async function test(): Promise<number> {
  const browser = findBrowser();
  console.log(`Browser: ${browser}`);
  await buildIfNeeded();
  const {status} = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {...process.env, CHROMIUM_PATH: browser},
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

test().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
