import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import formerIdsPlugin from './index';

/** Links to an id that a heading once had still lead to its text, in every language. */

const home = process.cwd();
const translation = 'i18n/es/docusaurus-plugin-content-docs/current/a/index.mdx';
let dir: string;

test.beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'former-'));
  process.chdir(dir);
  for (const file of ['docs/a/index.mdx', translation, 'articles/moved.json']) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, '');
  }
});

test.afterEach(() => {
  process.chdir(home);
  rmSync(dir, {recursive: true});
});

const element = (tagName: string, id: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {id},
  children,
});
const heading = (id: string, ...ids: string[]) =>
  element('h2', id, {type: 'text', value: id}, ...ids.map((former) => element('span', former)));
const page = (): Root => ({type: 'root', children: [heading('new'), heading('other')]});

test('the heading that took the text over has the old ids, too', () => {
  const entries = {'/docs/a#old': '/docs/a#older', '/docs/a#older': '/docs/a#new', '/docs/b#x': '/docs/b#new'};
  writeFileSync('articles/moved.json', JSON.stringify(entries));
  for (const file of ['docs/a/index.mdx', translation]) {
    const tree = page();
    formerIdsPlugin()(tree, new VFile({path: path.resolve(file)}));
    expect(tree.children).toEqual([heading('new', 'old', 'older'), heading('other')]);
  }
});
