import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {checks} from '../checks';
import {listArticles, sourceDir, translationDir} from '../articles/files';
import {mustGit} from '../lib/git';
import {translatedLocales} from '../settings/locales';

/** The commands in documents, templates, and articles exist, `--help` describes them, and links of documents lead somewhere. */

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};

const articles = [sourceDir, ...translatedLocales.map((locale) => translationDir(locale))]
  .map((dir) => path.join(dir, 'documenting'))
  .flatMap((dir) => listArticles(dir).map((article) => path.join(dir, article)));
const documents = mustGit('.', 'ls-files', '*.md').split('\n');
const texts = [...documents, '.githooks/pre-commit', ...articles];

const commandsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/npm run (?:--silent )?([\w:]+)/g)].map((match) => match[1]!);
const named = [...new Set(texts.flatMap(commandsOf))].sort();

for (const file of texts) {
  test(`${file} mentions commands that exist`, () => {
    expect(commandsOf(file).filter((name) => !(name in scripts))).toEqual([]);
    const [, ...listed] = readFileSync(file, 'utf8').split(/npm run check -- (?=[a-z])/);
    const checked = listed.flatMap((rest) => /^[a-z ]+/.exec(rest)![0].trim().split(' '));
    expect(checked.filter((name) => !(name in checks))).toEqual([]);
  });
}

/** As GitHub makes the id of a heading. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

test('links in documents lead to a file and a heading that exist', () => {
  const links = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|\/)([^)#]*)(?:#([^)]+))?\)/g)].map(
      ([link, to, anchor]) => ({
        from: `${file}: ${link}`,
        to: to ? path.join(path.dirname(file), to) : file,
        anchor,
      }),
    ),
  );
  const leadsNowhere = ({to, anchor}: (typeof links)[number]) =>
    !existsSync(to) ||
    (anchor !== undefined &&
      ![...readFileSync(to, 'utf8').matchAll(/^#+ (.+)$/gm)].some(([, heading]) => slugOf(heading!) === anchor));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(leadsNowhere).map(({from}) => from)).toEqual([]);
});

test('the guides mention the commands that an author needs', () => {
  for (const file of ['CONTRIBUTING.md', ...articles.filter((article) => article.endsWith('create-articles.mdx'))]) {
    expect(commandsOf(file), file).toEqual(
      expect.arrayContaining(['new:article', 'check:content', 'i18n:status', 'i18n:accept', 'check']),
    );
  }
});

test('every command first says what stops it, or installs what is missing', () => {
  const unguarded = Object.entries(scripts).filter(
    ([, script]) => !/^(?:node scripts\/install\.mjs && |npm )/.test(script),
  );
  expect(unguarded).toEqual([]);
});

// The others pass their arguments to Docusaurus, Playwright, and Prettier.
const own = named.filter((name) => /(?:^|&& )tsx scripts\/(?!build|test)/.test(scripts[name]!));

for (const name of own) {
  test(`npm run ${name} -- --help describes it, and an unknown option is refused`, () => {
    test.slow();
    // What runs after `node scripts/install.mjs &&`.
    const [tool, ...args] = scripts[name]!.split(' && ').at(-1)!.split(' ');
    const run = (option: string) =>
      spawnSync(process.execPath, ['--import', tool!, ...args, option], {encoding: 'utf8'});
    const help = run('--help');
    expect(help.stdout).toMatch(new RegExp(`^npm run ${name}\\b.*\\n\\S`));
    expect(help.status).toBe(0);
    expect(run('--nonsense').status).toBe(2);
  });
}
