import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {checkNames} from './names';

/** What is found in a folder with these articles, each with its front matter. */
function problems(articles: Record<string, string>): string[] {
  const dir = mkdtempSync(path.join(tmpdir(), 'names-'));
  for (const [file, frontMatter] of Object.entries(articles)) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), `---\n${frontMatter}\n---\n`);
  }
  const found = checkNames(dir).map(({file, message}) => `${path.relative(dir, file)}: ${message.replaceAll(dir, '')}`);
  rmSync(dir, {recursive: true});
  return found;
}

test('two articles whose addresses differ only by case are found, because they are one on some hosts', () => {
  test.skip(process.platform !== 'linux', 'the files are one on other systems');
  expect(problems({'a/Foo.mdx': '', 'a/foo.mdx': '', 'b.mdx': 'slug: /a/FOO', 'c.mdx': ''})).toEqual([
    'a/foo.mdx: /a/Foo.mdx has the address /docs/a/Foo, which is the same on some hosts. Rename one of them.',
    'b.mdx: /a/Foo.mdx has the address /docs/a/Foo, which is the same on some hosts. Rename one of them.',
  ]);
});

test('names of files and slugs that break an address are found', () => {
  const found = problems({
    '.a.mdx': '',
    'b.html.mdx': '',
    'c.mdx': 'slug: /c/d.md',
    'e/f.mdx': 'slug: ../g',
    'h.md': '',
  });
  expect(found.map((problem) => problem.split(',')[0])).toEqual([
    '.a.mdx: .a.mdx is never published',
    'b.html.mdx: b.html.mdx has the name or ending .html',
    'c.mdx: c.mdx has the name or ending .md',
  ]);
});

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
