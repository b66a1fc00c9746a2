import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {checkNames} from './names';

test('two articles for one address, and an article that is never published, are found', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'names-'));
  const files = ['a/a.mdx', 'a/index.mdx', 'a/b.mdx', 'a/_c.mdx', 'd.mdx'];
  mkdirSync(path.join(dir, 'a'));
  files.forEach((file) => writeFileSync(path.join(dir, file), file === 'd.mdx' ? '---\nslug: /a/b\n---\n' : 'A'));
  const found = checkNames(dir).map(({file, message}) => `${path.relative(dir, file)}: ${message.replaceAll(dir, '')}`);
  rmSync(dir, {recursive: true});
  expect(found).toEqual([
    'a/_c.mdx: a/_c.mdx is never published, because a name in it begins with _. Begin it with a letter or a digit.',
    'a/index.mdx: /a/a.mdx has the address /docs/a, too. Rename one of them.',
    'd.mdx: /a/b.mdx has the address /docs/a/b, too. Rename one of them.',
  ]);
});
