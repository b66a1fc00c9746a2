import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {formatProblem} from '../../articles/problem';
import {destination} from '../../articles/redirects';
import {publishRoutes} from '../../articles/routes';
import {checkPublished} from './published';

/** An address that was published leads somewhere, or an author says that it was removed. */

const home = process.cwd();
let dir: string;

const article = (...ids: string[]) =>
  `---\ntitle: A\n---\n\n${ids.map((id) => `## Heading {#${id}}\n`).join('\n')}\n\`\`\`md\n## Sample {#sample}\n\`\`\`\n`;
const redirect = (entries: Record<string, string | null>) =>
  writeFileSync('articles/moved.json', JSON.stringify(entries, null, 2));
const problems = () => checkPublished().map(formatProblem);

test.beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'published-'));
  process.chdir(dir);
  mkdirSync('docs/sdk', {recursive: true});
  mkdirSync('articles');
  writeFileSync('docs/new.mdx', article('first', 'second'));
  writeFileSync('docs/sdk/index.mdx', article('ui'));
  writeFileSync('articles/routes.txt', '/docs/new #first #second\n/docs/sdk/ #ui\n');
  redirect({});
});

test.afterEach(() => {
  process.chdir(home);
  rmSync(dir, {recursive: true});
});

test('every address and id of this site is there, and in the list', () => {
  process.chdir(home);
  expect(problems()).toEqual([]);
});

test('an article that is gone needs a redirect, or is said to be removed', () => {
  expect(problems()).toEqual([]);
  writeFileSync('articles/routes.txt', '/docs/new #first #second\n/docs/old/ #first\n/docs/sdk/ #ui\n');
  expect(problems()).toEqual([
    'articles/routes.txt:2 published: nothing is at /docs/old any more, but links lead there. Write into ' +
      'articles/moved.json where it is now, "/docs/old": "/docs/…", or "/docs/old": null if it was removed. ' +
      'If it was never online, take it out of articles/routes.txt.',
  ]);
  const answers: Record<string, string | null>[] = [
    {'/docs/old': '/docs/new'},
    {'/docs/old': null},
    {'/docs/old': '/docs/older', '/docs/older': '/docs/new'},
  ];
  for (const entries of answers) {
    redirect(entries);
    expect(problems()).toEqual([]);
  }
});

test('an id that is gone needs a heading of the page that takes it over, also when the article has moved', () => {
  writeFileSync('articles/routes.txt', '/docs/new #first #second\n/docs/old #gone\n/docs/sdk/ #ui\n');
  redirect({'/docs/old': '/docs/new'});
  expect(problems()).toEqual([
    expect.stringMatching(
      /^docs\/new\.mdx:1 published: nothing is at \/docs\/new#gone any more.* "\/docs\/new#gone": "\/docs\/new#…"/,
    ),
  ]);
  for (const to of ['/docs/new#first', null]) {
    redirect({'/docs/old': '/docs/new', '/docs/new#gone': to});
    expect(problems()).toEqual([]);
  }
});

test('an entry that helps nobody is reported with its line', () => {
  for (const [from, to, message] of [
    ['/docs/new', '/docs/sdk', '/docs/new is there. Remove the entry'],
    ['/docs/old', '/docs/nowhere', "/docs/nowhere isn't an article."],
    ['/docs/old', '/docs/sdk/', "/docs/sdk/ isn't an article."],
    ['/docs/new#first', '/docs/new#second', '/docs/new#first is there.'],
    ['/docs/new#old', '/docs/new#nowhere', "/docs/new#nowhere isn't a heading of /docs/new."],
    ['/docs/new#old', '/docs/sdk#ui', "/docs/sdk#ui isn't a heading of /docs/new."],
    ['/docs/old#old', '/docs/new#first', "/docs/new#first isn't a heading of /docs/old."],
  ] as const) {
    redirect({'/docs/removed': null, [from]: to});
    expect(problems(), from).toContainEqual(expect.stringContaining(`articles/moved.json:3 published: ${message}`));
  }
});

test('addresses that lead in a circle are refused', () => {
  const circle = {'/docs/a': '/docs/b', '/docs/b': '/docs/a'};
  redirect(circle);
  expect(() => checkPublished()).toThrow('articles/moved.json: /docs/a leads back to /docs/a.');
  expect(destination('/docs/c', circle)).toBe('/docs/c');
});

test('what is new is asked for once, and a command adds it and removes nothing', () => {
  writeFileSync('articles/routes.txt', '/docs/gone\n/docs/new #first #gone\n');
  redirect({'/docs/gone': null, '/docs/new#gone': null});
  expect(problems()).toEqual([
    "articles/routes.txt:1 published: /docs/new or an id there isn't in the list yet. Run npm run routes, which adds it.",
    "articles/routes.txt:1 published: /docs/sdk/ or an id there isn't in the list yet. Run npm run routes, which adds it.",
  ]);
  publishRoutes();
  expect(readFileSync('articles/routes.txt', 'utf8')).toBe(
    '/docs/gone\n/docs/new #first #gone #second\n/docs/sdk/ #ui\n',
  );
  expect(problems()).toEqual([]);
});

test('an article that was merged into another leads to the heading there', () => {
  writeFileSync('articles/routes.txt', '/docs/new #first #second\n/docs/old #gone\n/docs/sdk/ #ui\n');
  const answers: Record<string, string>[] = [
    {'/docs/old': '/docs/new#second'},
    {'/docs/old': '/docs/sdk#ui'},
    {'/docs/old': '/docs/new#before', '/docs/new#before': '/docs/new#first'},
  ];
  for (const entries of answers) {
    redirect(entries);
    expect(problems()).toEqual([]);
  }
  for (const to of ['/docs/new#gone', '/docs/nowhere#first', '/docs/new#']) {
    redirect({'/docs/old': to});
    expect(problems()).toEqual([
      `articles/moved.json:2 published: ${to} isn't a heading of ${to.split('#')[0]}. Name one that is there, or null.`,
    ]);
  }
});

test('a list that is no list of addresses is named', () => {
  for (const text of ['{', '{"/docs/old": null,}', 'null', '[]', '5', '"/docs/old"', '']) {
    writeFileSync('articles/moved.json', text);
    expect(() => checkPublished(), text).toThrow(/^articles\/moved\.json:1: .+ Write \{"\/docs\/old": "\/docs\/new"\}/);
  }
});
