import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {checks} from '../checks';

/** `npm test` also runs every check, so that CI needs one command. */
for (const script of ['i18n:status', ...Object.keys(checks).map((name) => `check -- ${name}`)]) {
  test(`npm run ${script} finds nothing`, () => {
    test.setTimeout(300_000);
    const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', ...script.split(' ')], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(status, `${stdout}${stderr}`.split('\n').slice(-60).join('\n')).toBe(0);
  });
}
