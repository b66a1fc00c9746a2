import {spawnSync} from 'node:child_process';
import {buildIfNeeded} from '../builder/build';
import {installClients} from './lib/clients';
import {findOrInstallBrowser} from './lib/install';
import {engineNames, findPrograms} from './lib/programs';
import {runCommand} from '../scripts/lib/command';

/**
 * `npm test` finds or installs Chromium, Firefox, WebKit, nginx, Java, and the programs that read the site, builds the site if it is
 * out of date, and runs the unit and browser tests and those of the engines. Arguments go to Playwright: `npm test -- --project=unit`.
 */
const args = process.argv.slice(2);
const named = args.filter((arg, index) => arg.startsWith('--project=') || args[index - 1] === '--project');
const projects = args.some((arg) => arg.startsWith('--project'))
  ? []
  : ['unit', 'browser', ...engineNames].map((name) => `--project=${name}`);

/** Whether tests of an engine are among those that run. */
const runs = (engine: string) => projects.length > 0 || named.some((name) => name.includes(engine));

void runCommand(async () => {
  const browser = findOrInstallBrowser();
  console.log(`Browser: ${browser}`);
  for (const engine of engineNames.filter(runs)) {
    const programs = findPrograms(engine);
    console.log(
      programs
        ? `${engine}: ${Object.values(programs).join(', ')}`
        : `${engine} was not found, so its tests are skipped.`,
    );
  }
  const java = findPrograms('java')?.java;
  console.log(java ? `Java: ${java}` : 'Java was not found, so the test of valid HTML is skipped.');
  const nginx = findPrograms('nginx')?.nginx;
  console.log(nginx ? `nginx: ${nginx}` : 'nginx was not found, so the server tests only cover npm run serve.');
  if (projects.length > 0 || /unit|browser/.test(named.join())) {
    installClients();
  }
  await buildIfNeeded();
  const {status} = spawnSync('npx', ['playwright', 'test', ...projects, ...args], {
    stdio: 'inherit',
    env: {...process.env, CHROMIUM_PATH: browser, NGINX_PATH: nginx},
    shell: process.platform === 'win32',
  });
  return status ?? 1;
});
