import {spawnSync} from 'node:child_process';
import {findBrowser} from '../lib/browser';
import {buildIfNeeded} from '../builder/build';
import {findNginx} from '../server/find-nginx';

/**
 * `npm test`: finds or installs a browser and nginx, builds the site when the build is not that of the inputs, and runs the
 * unit and browser tests. Arguments go to Playwright: `npm test -- --project unit`.
 */
const args = process.argv.slice(2);
const projects = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=unit', '--project=browser'];

async function test(): Promise<number> {
  const browser = findBrowser();
  console.log(`Browser: ${browser}`);
  const nginx = findNginx();
  console.log(nginx ? `nginx: ${nginx}` : 'nginx was not found, so the server tests run for npm run serve alone.');
  await buildIfNeeded();
  const {status} = spawnSync('npx', ['playwright', 'test', ...projects, ...args], {
    stdio: 'inherit',
    env: {...process.env, CHROMIUM_PATH: browser, NGINX_PATH: nginx},
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
