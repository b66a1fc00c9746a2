import {execFile, execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {partDir} from '../../builder/parts';
import {mustGit} from '../../lib/git';
import {localeCodes, type Locale} from '../../settings/locales';
import {commitAll} from '../lib/project-copy';
import {cloneOf, hashesOf} from './clone';
import {change, writePart} from './part';

/**
 * A part of the site is built as `npm start` does it, language by language on four machines, and again after one Spanish
 * word has changed. Whichever way, the folders are equal byte for byte, so two builds of a commit are, too.
 */

test.describe.configure({mode: 'serial'});
test.setTimeout(600_000);

const dirs: string[] = [];
/** The bundler sorts modules by their paths, so all folders are on the same side of this project's packages. */
const temporary = () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'parts-'));
  dirs.push(dir);
  return dir;
};

const article = 'i18n/es/docusaurus-plugin-content-docs/current/home/home.mdx';
const build = (dir: string, ...args: string[]) =>
  promisify(execFile)('npm', ['run', 'build', '--', ...args], {cwd: dir, shell: process.platform === 'win32'});
const partOf = (dir: string, locale: Locale) => path.join(dir, partDir(locale));
const built = (dir: string) => hashesOf(path.join(dir, 'build'));

let repository: string;
/** Where `npm start` has built all languages. */
let whole: string;
/** A clone for each language. */
let clones: Record<Locale, string>;

test.beforeAll(() => {
  repository = temporary();
  writePart(repository);
  whole = temporary();
  cloneOf(repository, 'linked', whole);
});

test.afterAll(() => {
  for (const dir of dirs) {
    rmSync(dir, {recursive: true, force: true});
  }
});

/** Runs what `npm start` runs, on a free port. */
function start(dir: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', '--build'], {
    cwd: dir,
    env: {...process.env, PORT: '0'},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  return {
    output: () => output,
    says: (text: string) => expect.poll(() => output, {timeout: 300_000}).toContain(text),
    get: (pathname: string) => fetch(/http:\/\/localhost:\d+/.exec(output)![0] + pathname),
    stop: async () => {
      child.kill();
      await once(child, 'close');
    },
  };
}

test('npm start serves English while the other languages are being built', async () => {
  const site = start(whole);
  await site.says('English is served; es, pt, pt-br follow.');
  expect((await site.get('/docs/documenting/mdx')).status).toBe(200);
  const waiting = await site.get('/es/docs/documenting/mdx');
  expect(waiting.status).toBe(503);
  expect(Number(waiting.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await waiting.text()).toContain('http-equiv="refresh"');
  await site.says('Built build/ in');
  await expect.poll(async () => (await site.get('/es/docs/documenting/mdx')).status).toBe(200);
  await site.stop();
  expect(Object.keys(built(whole)).length).toBeGreaterThan(1000);
});

test('parts that were built on four machines are the whole site', async () => {
  const all = localeCodes.map((locale) => [locale, temporary()] as const);
  clones = Object.fromEntries(all) as typeof clones;
  for (const [locale, dir] of all) {
    cloneOf(repository, 'linked', dir);
    await build(dir, '--part', locale);
  }
  const merged = temporary();
  cloneOf(repository, 'linked', merged);
  await build(merged, '--merge', ...all.map(([locale, dir]) => partOf(dir, locale)));
  expect(built(merged)).toEqual(built(whole));
});

test('a part that is missing, there twice, or of another commit is named', async () => {
  const [en, es, pt, brazil] = localeCodes.map((locale) => partOf(clones[locale], locale)) as [
    string,
    string,
    string,
    string,
  ];
  const before = built(whole);
  await expect(build(whole, '--merge', en, es, brazil)).rejects.toThrow('The part pt is in none of');
  await expect(build(whole, '--merge', en, es, es, pt, brazil)).rejects.toThrow(`The part es is in ${es} and in ${es}`);
  const foreign = temporary();
  cpSync(es, foreign, {recursive: true});
  writeFileSync(path.join(foreign, 'key'), 'es of-another-commit');
  await expect(build(whole, '--merge', en, foreign, pt, brazil)).rejects.toThrow(
    `The part es in ${foreign} was built from another commit`,
  );
  expect(built(whole)).toEqual(before);
});

test('after a Spanish word has changed, only Spanish is built, and the site is that of a clean build', async () => {
  change(repository, article, (text) => text.replace(/\n$/, ' Más.\n'));
  commitAll(repository);
  mustGit(whole, 'pull', '--quiet');
  const {stdout} = await build(whole);
  expect(stdout).toContain('en, pt, pt-br: unchanged');
  expect(stdout.match(/^.*: building…/gm)).toEqual(['es: building…']);
  const clean = temporary();
  cloneOf(repository, 'linked', clean);
  await build(clean);
  expect(built(whole)).toEqual(built(clean));
});

test('a language that fails is named, and the site of before is served', async () => {
  change(whole, article, (text) => `${text}\n<Broken\n`);
  const site = start(whole);
  await site.says('The build of es failed');
  await site.says('What is done is still served.');
  expect((await site.get('/docs/documenting/mdx')).status).toBe(200);
  await site.stop();
  execFileSync('git', ['checkout', '--quiet', article], {cwd: whole});
});
