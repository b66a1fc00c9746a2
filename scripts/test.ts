import {spawnSync} from 'node:child_process';
import {buildIfNeeded} from '../builder/build';
import {findBrowser} from '../lib/browser';
import {findNginx} from '../lib/nginx';
import {runCommand} from './lib/command';

/**
 * `npm test` finds or installs a browser and nginx, builds the site if it is out of date, and runs the unit and browser
 * tests. Arguments go to Playwright: `npm test -- --project unit`.
 */
const args = process.argv.slice(2);
const projects = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=unit', '--project=browser'];

runCommand(async () => {
  const browser = findBrowser();
  console.log(`Browser: ${browser}`);
  const nginx = findNginx();
  console.log(nginx ? `nginx: ${nginx}` : 'nginx was not found, so the server tests only cover npm run serve.');
  await buildIfNeeded();
  const {status} = spawnSync('npx', ['playwright', 'test', ...projects, ...args], {
    stdio: 'inherit',
    env: {...process.env, CHROMIUM_PATH: browser, NGINX_PATH: nginx},
    shell: process.platform === 'win32',
  });
  return status ?? 1;
});
