import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';

/** `npm test` also runs the checks of content and packages. */
for (const script of [
  'check:supply',
  'check:sdk',
  'check:schemas',
  'check:content',
  'check:translations',
  'i18n:status',
]) {
  test(`npm run ${script} finds nothing`, () => {
    test.setTimeout(180_000);
    const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', script], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(`${stdout}${stderr}`.trim().split('\n').slice(-20).join('\n'), 'what it printed').not.toMatch(/:\d+[: ]/);
    expect(status).toBe(0);
  });
}
