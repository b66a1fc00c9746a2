import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {feedFiles, listArticles, localeOf, placeOf, rootFiles, routeOf, translationOf, wrongName} from './files';

/** Names of articles and the routes that they get. */

/** Docusaurus exports it from no entry point. */
const slugFile = path.resolve('node_modules/@docusaurus/plugin-content-docs/lib/slug.js');

for (const [article, slug] of [
  ['a/b.mdx'],
  ['b.mdx'],
  ['index.mdx'],
  ['a/index.mdx'],
  ['a/README.mdx'],
  ['a/Readme.mdx'],
  ['a b/A B.mdx'],
  ['a/b/b.mdx'],
  ['a/b/B.mdx'],
  ['a/01-b.mdx'],
  ['01-a/02-b.mdx'],
  ['a/b.test.mdx'],
  ['a/21.0.mdx'],
  ['a/index.mdx', '/c'],
  ['a/b.mdx', 'c'],
  ['a/b.mdx', '../c'],
] as const) {
  test(`${article} has the route that Docusaurus gives it${slug ? ` with the slug ${slug}` : ''}`, async () => {
    const {default: slugs} = (await import(slugFile)) as {default: {default: (of: object) => string}};
    const {dir, name} = path.parse(article);
    const served = slugs.default({
      baseID: name,
      source: `@site/docs/${article}`,
      sourceDirName: dir || '.',
      frontMatterSlug: slug,
      numberPrefixParser: (filename: string) => ({filename, numberPrefix: undefined}),
    });
    expect(routeOf(article, slug)).toBe(path.posix.join('/docs', served));
  });
}

test('names that are never published, or break their address, are refused with the reason', () => {
  expect(wrongName('a b/01-C.test.mdx')).toBeUndefined();
  expect(wrongName('a/_b.mdx')).toContain('is never published, because a name in it begins with _');
  expect(wrongName('__tests__/b.mdx')).toContain('is never published');
  for (const sign of ['#', '?', '%']) {
    expect(wrongName(`a/b${sign}.mdx`)).toContain(`has a ${sign}, which doesn't work in an address`);
  }
  expect(wrongName(String.raw`a/b\c.mdx`)).toContain(String.raw`has a \, which doesn't work in an address`);
  expect(wrongName('a/.b.mdx')).toContain('is never published, because a name in it begins with .');
  expect(wrongName('.a/b.mdx')).toContain('is never published');
});

test('names that hosts or Windows keep for something else are refused', () => {
  for (const [article, kept] of [
    ['a/foo.html.mdx', '.html'],
    ['foo.HTML.mdx', '.HTML'],
    ['a/x.d.ts.mdx', '.d.ts'],
    ['r.md.mdx', '.md'],
    ['r.md.md', '.md'],
    ['r.mdx.mdx', '.mdx'],
    ['r.md/b.mdx', '.md'],
    ['a/b.gz.mdx', '.gz'],
    ['404.mdx', '404'],
    ['a/404.md', '404'],
    ['a/con.mdx', 'con'],
    ['NUL.mdx', 'NUL'],
    ['aux/a.mdx', 'aux'],
    ['a/com1.v2.mdx', 'com1'],
  ]) {
    expect(wrongName(article!)).toContain(`${article} has the name or ending ${kept}, which hosts or Windows keep`);
  }
  for (const article of ['a/b..mdx', 'a./b.mdx', 'a/b .mdx', 'a /b.mdx']) {
    expect(wrongName(article)).toContain(`${article} has a name that ends with a dot or a space`);
  }
  for (const article of [
    '21.0.mdx',
    'a/node.js.mdx',
    '404/a.mdx',
    'error-404.mdx',
    'console.mdx',
    'a/com.mdx',
    'md.mdx',
  ]) {
    expect(wrongName(article), article).toBeUndefined();
  }
});

test('names of files that the build writes at the root of a language, or in a section, are refused', () => {
  for (const name of [...rootFiles, ...feedFiles, 'LLMS.txt', 'favicon.ico', 'redirect.js']) {
    for (const article of [`${name}.mdx`, `a/${name}.mdx`]) {
      const said = `${article} has the name of the file ${name}, which the build writes. Choose another one.`;
      expect(wrongName(article)).toBe(said);
    }
    expect(wrongName('a.mdx', `/docs/${name}`), 'by its slug').toContain(`the file ${name}`);
  }
  for (const article of ['llms.mdx', 'a/sitemap.mdx', 'feed-json.mdx', 'robots.txt/a.mdx', 'a/my-feed.json.mdx']) {
    expect(wrongName(article), article).toBeUndefined();
  }
});

test('files that Docusaurus leaves out are no articles', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'files-'));
  mkdirSync(path.join(dir, '.b'));
  for (const file of ['a.mdx', '_a.mdx', '.a.mdx', '.b/a.mdx']) {
    writeFileSync(path.join(dir, file), 'A');
  }
  expect(listArticles(dir)).toEqual(['a.mdx']);
  rmSync(dir, {recursive: true});
});

test('the language of a text and the English one of its version are known, also in a released version', () => {
  const article = 'a b/c.mdx';
  const translation = 'i18n/es/docusaurus-plugin-content-docs';
  for (const [file, locale, source] of [
    ['docs', 'en', 'docs'],
    ['versioned_docs/version-21.0', 'en', 'versioned_docs/version-21.0'],
    [`${translation}/current`, 'es', 'docs'],
    [`${translation}/version-21.0`, 'es', 'versioned_docs/version-21.0'],
  ]) {
    expect(placeOf(path.resolve(`${file}/${article}`))).toEqual({locale, source, article});
    expect(localeOf(`${file}/${article}`)).toBe(locale);
  }
  expect(placeOf('i18n/fr/docusaurus-plugin-content-docs/current/a.mdx')).toBeUndefined();
  expect(placeOf('src/pages/index.tsx')).toBeUndefined();
  expect(translationOf(`${translation}/current/${article}`)).toMatchObject({locale: 'es', article});
  expect(translationOf(`${translation}/version-21.0/${article}`)).toBeUndefined();
});
