import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';

/** `npm test` also runs every check, so that CI needs one command. */
for (const script of ['check', 'i18n:status']) {
  test(`npm run ${script} finds nothing`, () => {
    test.setTimeout(900_000);
    const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', script], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const printed = `${stdout}${stderr}`.split('\n').filter((line) => !line.startsWith('passed'));
    expect(status, printed.slice(-60).join('\n')).toBe(0);
  });
}
