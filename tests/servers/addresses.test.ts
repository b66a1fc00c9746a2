import {expect, test} from '@playwright/test';
import {brand} from '../../settings/brand';
import {htmlLang, localeCodes, localePrefix} from '../../settings/locales';
import {article} from './pages';
import {sendRaw} from './raw';
import {header, onEachServer} from './site-servers';

/** What every server does with an address: pages, their other forms, Markdown twins, and what isn't there. */

const revalidate = 'public, max-age=0, must-revalidate';

onEachServer(({server, get}) => {
  test('the addresses of pages work, as HTML, and are revalidated', async ({request}) => {
    for (const locale of localeCodes) {
      for (const path of ['/', '/docs/', article, '/swagger/', '/search?q=a']) {
        const answer = await get(request, localePrefix(locale) + path);
        expect(answer.status(), path).toBe(200);
        expect(header(answer, 'Content-Type'), path).toBe('text/html; charset=utf-8');
        expect(header(answer, 'Cache-Control'), path).toBe(revalidate);
      }
    }
  });

  test('other forms of an address lead to the one that the page names', async ({request}) => {
    for (const locale of localeCodes) {
      const prefix = localePrefix(locale);
      const page = `${prefix}${article}`;
      for (const [path, target] of [
        [`${page}/?x=%C3%A1&y=/`, `${page}?x=%C3%A1&y=/`],
        [`${page}.html?x`, `${page}?x`],
        [`${prefix}/docs?x=1`, `${prefix}/docs/?x=1`],
        [`${prefix}/search/`, `${prefix}/search`],
      ] as const) {
        const answer = await get(request, path);
        expect(answer.status(), path).toBe(301);
        expect(header(answer, 'Location'), path).toBe(target);
        expect((await get(request, target)).status(), target).toBe(200);
      }
    }
  });

  test('index.html leads to its folder, with its query', async ({request}) => {
    for (const [path, target] of [
      ['/index.html', '/'],
      ['/es/docs/index.html?x=%C3%A1&y=/', '/es/docs/?x=%C3%A1&y=/'],
      ['/docs/a%20b%0d%0aSet-Cookie:x/index.html', '/docs/a%20b%0d%0aSet-Cookie:x/'],
    ] as const) {
      const answer = await get(request, path);
      expect(answer.status(), path).toBe(301);
      expect(header(answer, 'Location'), path).toBe(target);
      expect(header(answer, 'Set-Cookie'), path).toBeUndefined();
    }
  });

  test('what does not exist is not found, in the language of its path', async ({request}) => {
    for (const locale of localeCodes) {
      const prefix = localePrefix(locale);
      for (const path of ['/nope', '/docs/nope/', '/assets/js/nope.js', '/index.htm']) {
        const answer = await get(request, prefix + path);
        expect(answer.status(), path).toBe(404);
        expect(await answer.text(), path).toMatch(new RegExp(`<html lang="?${htmlLang(locale)}["\\s]`));
        expect(header(answer, 'Cache-Control'), path).toBe(revalidate);
        expect(header(answer, 'Content-Type'), path).toBe('text/html; charset=utf-8');
      }
    }
    expect((await get(request, '/estonia')).status()).toBe(404);
  });

  test('a Markdown twin names its page', async ({request}) => {
    for (const page of [article, `/es${article}`, '/docs/', '/pt/docs/sdk/ui/']) {
      const link = `<${brand.siteUrl}${page}>; rel="canonical"`;
      const twin = `${page.replace(/\/$/, '')}.md`;
      expect(header(await get(request, twin), 'Link'), page).toBe(link);
      expect(header(await get(request, `${twin}?x=1`), 'Link'), page).toBe(link);
    }
    const missing = await get(request, '/docs/nope.md');
    expect([missing.status(), header(missing, 'Link')]).toEqual([404, undefined]);
  });

  test('who names Markdown first gets the twin of an article, and pages are cached once for all others', async ({
    request,
  }) => {
    const markdown = 'text/markdown; charset=utf-8';
    const html = 'text/html; charset=utf-8';
    for (const page of [article, `/es${article}`, '/docs/']) {
      const twin = await (await get(request, `${page.replace(/\/$/, '')}.md`)).text();
      for (const accept of ['text/markdown', 'text/markdown, text/html, */*', 'Text/Markdown ;q=1.0,text/html;q=.9']) {
        const answer = await get(request, page, {Accept: accept});
        expect(header(answer, 'Content-Type'), page + accept).toBe(markdown);
        expect(header(answer, 'Vary'), page + accept).toMatch(/(?:^|, )Accept(?:,|$)/);
        expect(await answer.text()).toBe(twin);
      }
      const page304 = {Accept: 'text/markdown', 'If-None-Match': header(await get(request, page), 'ETag')!};
      expect((await get(request, page, page304)).status()).toBe(200);
    }
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    for (const accept of [browser, '*/*', '', 'text/markdown;q=0.5', 'text/markdowns', 'text/html, text/markdown']) {
      const answer = await get(request, article, {Accept: accept, 'Accept-Encoding': 'gzip'});
      expect(header(answer, 'Content-Type'), accept).toBe(html);
      expect(header(answer, 'Vary'), accept).toBe('Accept-Encoding');
    }
    // Pages and files that aren't articles have no twin.
    for (const path of ['/', '/swagger/', '/img/logo.svg']) {
      const answer = await get(request, path, {Accept: 'text/markdown'});
      expect([answer.status(), header(answer, 'Content-Type')], path).not.toContain(markdown);
      expect(answer.status(), path).toBe(200);
    }
    expect((await get(request, '/docs/nope', {Accept: 'text/markdown'})).status()).toBe(404);
  });

  test('odd addresses get a response, and none leads out of the site', async ({request}) => {
    for (const target of [
      '/%zz',
      '/%',
      '/%c0%ae%c0%ae/',
      '/%00',
      '/a\0b',
      '/..%2f..%2fpackage.json',
      '/../../package.json',
      '/docs/../../package.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..\\..\\package.json',
      '/..%5c..%5cpackage.json',
      '/assets/..%2f..%2fpackage.json',
      '//evil.test/',
      '//evil.test/index.html',
      '///evil.test/index.html',
      '/\\evil.test/index.html',
      '/\t/evil.test/index.html',
      '/%2f/evil.test/index.html',
      '/%5cevil.test/index.html',
      'http://evil.test/index.html',
      'http://evil.test',
      'docs/',
      '*',
      `/${'a'.repeat(7000)}`,
      `/${'a'.repeat(20_000)}`,
      `/${'%F0%9F%92%A9'.repeat(100)}`,
    ]) {
      const {status, head} = await sendRaw(server().url, target);
      const shown = `${target.slice(0, 60)}: ${head.slice(0, 200)}`;
      expect([200, 301, 400, 404, 414, 431], shown).toContain(status);
      const location = /^location: (.*)$/im.exec(head)?.[1];
      if (location) {
        expect(new URL(location, 'https://site.test/').host, shown).toBe('site.test');
      }
      expect(head, shown).not.toContain('application/json');
    }
    expect((await get(request, '/')).status()).toBe(200);
  });
});
