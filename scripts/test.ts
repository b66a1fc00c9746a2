import {spawnSync} from 'node:child_process';
import {findBrowser} from './lib/browser';
import {buildIfNeeded} from './lib/build';

/**
 * `npm test`: finds or installs a browser, builds the site when the build is not that of the inputs, and runs the
 * unit and browser tests. Arguments go to Playwright: `npm test -- --project unit`.
 */
const args = process.argv.slice(2);
const projects = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=unit', '--project=browser'];

async function test(): Promise<number> {
  const browser = findBrowser();
  console.log(`Browser: ${browser}`);
  await buildIfNeeded();
  const {status} = spawnSync('npx', ['playwright', 'test', ...projects, ...args], {
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
