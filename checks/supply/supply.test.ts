import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {checkLock, checkSupply} from './lock-file';

const sound = {version: '1.0.0', integrity: 'sha512-x', license: 'MIT'};
const problems = (entry: object, dependencies: Record<string, string> = {}) =>
  checkLock(
    '',
    JSON.stringify({packages: {'': {}, 'node_modules/a': {...sound, ...entry}}}, null, 2),
    JSON.stringify({dependencies}, null, 2),
  ).problems;

test('a sound package passes', () => {
  expect(problems({}, {a: '1.0.0'})).toEqual([]);
  expect(problems({license: '(WTFPL OR MIT)', resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz'})).toEqual([]);
  expect(problems({license: 'GPL-3.0', dev: true})).toEqual([]);
});

for (const [what, entry, message] of [
  ['without a checksum', {integrity: undefined}, 'has no sha512 checksum'],
  ['with a weak checksum', {integrity: 'sha1-x'}, 'has no sha512 checksum'],
  ['from elsewhere', {resolved: 'https://evil.test/a.tgz'}, 'comes from https://evil.test/a.tgz'],
  ['with an install script', {hasInstallScript: true}, 'a has an install script'],
  ['with another license', {license: 'AGPL-3.0'}, 'has the license AGPL-3.0'],
  ['without a license', {license: undefined}, 'has the license unknown'],
  ['with two licenses, one not allowed', {license: 'MIT AND GPL-2.0'}, 'has the license MIT AND GPL-2.0'],
  ['with a mixed expression', {license: '(MIT OR X) AND GPL-2.0'}, 'has the license (MIT OR X) AND GPL-2.0'],
  ['with a mixed expression in brackets', {license: 'GPL-2.0 AND (X OR MIT)'}, 'has the license GPL-2.0 AND'],
] as const) {
  test(`a package ${what} is reported with its line`, () => {
    const [problem, ...others] = problems(entry);
    expect(problem).toContain(message);
    expect(problem).toMatch(/^package-lock\.json:4: /);
    expect(others).toEqual([]);
  });
}

test('a range of versions is reported', () => {
  expect(problems({}, {a: '^1.0.0'})).toEqual([
    'package.json:3: a is ^1.0.0. Write an exact version (npm install --save-exact).',
  ]);
});

test('an exact version under another name passes, also of an optional package', () => {
  expect(problems({}, {a: 'npm:b@1.0.0'})).toEqual([]);
  const lock = JSON.stringify({packages: {}});
  const manifest = JSON.stringify({optionalDependencies: {a: 'npm:b@~1.0.0'}}, null, 2);
  expect(checkLock('x/', lock, manifest).problems).toEqual([
    'x/package.json:3: a is npm:b@~1.0.0. Write an exact version (npm install --save-exact).',
  ]);
});

test('each lock file of the project is checked', () => {
  const folders = ['', 'tests/clients/'];
  const texts = folders.map((folder) => readFileSync(`${folder}package-lock.json`, 'utf8'));
  const packages = texts.map((text) => Object.keys((JSON.parse(text) as {packages: object}).packages).length - 1);
  expect(checkSupply()).toEqual({checked: `${packages[0]} packages and ${packages[1]} packages`, problems: []});
  const locks = execFileSync('git', ['ls-files', '*package-lock.json'], {encoding: 'utf8'}).trim().split('\n');
  expect(locks.map((file) => file.replace('package-lock.json', '')).sort()).toEqual(folders);
});

test.describe('workflows', () => {
  const dir = '.github/workflows';
  for (const file of readdirSync(dir)) {
    const text = readFileSync(`${dir}/${file}`, 'utf8');

    test(`${file} pins each action to a commit, and can only read`, () => {
      const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
      expect(uses.length).toBeGreaterThan(0);
      expect(uses.filter((action) => !/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action!))).toEqual([]);
      expect((parse(text) as {permissions: unknown}).permissions).toEqual({contents: 'read'});
      expect(text).not.toMatch(/pull_request_target|secrets\./);
    });
  }
});
