import {once} from 'node:events';
import {existsSync, readdirSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {expect, test, type APIRequestContext, type APIResponse} from '@playwright/test';
import {brand} from '../../settings/brand';
import {freePort} from '../lib/processes';
import {htmlLang, localeCodes, localePrefix} from '../../settings/locales';
import {article, firstAsset, largestAsset} from './pages';
import {siteServers, type SiteServer} from './site-servers';

/** What every server of the site must do: one suite for `npm run serve` and nginx. */

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

/** Sends a request line unchanged; HTTP clients would normalize the address. */
async function sendRaw(url: string, target: string, method = 'GET'): Promise<{status: number; head: string}> {
  const {hostname, port} = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('latin1').on('data', (data: string) => (text += data));
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return {status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), head: text.split('\r\n\r\n')[0]!};
}

/** Requests a file so often that no buffer holds all of the response, and reads only the first bytes. */
async function askAndStopReading(url: string, path: string): Promise<Socket> {
  const {hostname, port} = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(20));
  await once(socket, 'readable');
  return socket;
}

/** How many files and connections the process has open. Only Linux reports them. */
const openHandles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

for (const kind of siteServers()) {
  test.describe(kind.name, () => {
    let server: SiteServer;

    test.beforeAll(async () => {
      server = await kind.start(await freePort());
    });

    test.afterAll(() => server.stop());

    const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
      request.get(server.url + path, {headers: {'Accept-Encoding': 'identity', ...headers}, maxRedirects: 0});

    const header = (answer: APIResponse, name: string) => answer.headers()[name.toLowerCase()];

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

    test('every response has the security headers', async ({request}) => {
      const answers = await Promise.all(
        ['/', '/docs/index.html', '/nope', '/.git/config', firstAsset('js'), '/openapi/client-api.yaml'].map((path) =>
          get(request, path),
        ),
      );
      for (const answer of [...answers, await request.post(`${server.url}/`)]) {
        const policy = header(answer, 'Content-Security-Policy')!;
        expect(policy, answer.url()).toMatch(/script-src 'self' 'sha256-[^;]+; style-src 'self' 'sha/);
        expect(policy.replace("style-src-attr 'unsafe-inline'", ''), answer.url()).not.toMatch(
          /unsafe-inline|'unsafe-e/,
        );
        for (const directive of [
          "object-src 'none'",
          "base-uri 'self'",
          "frame-ancestors 'none'",
          "connect-src 'self';",
        ]) {
          expect(policy, answer.url()).toContain(directive);
        }
        expect(header(answer, 'Strict-Transport-Security')).toBe('max-age=31536000');
        expect(header(answer, 'X-Content-Type-Options')).toBe('nosniff');
        expect(header(answer, 'Referrer-Policy')).toBe('strict-origin-when-cross-origin');
        expect(header(answer, 'Permissions-Policy')).toContain('camera=()');
        expect(header(answer, 'Cross-Origin-Opener-Policy')).toBe('same-origin');
      }
    });

    test('files whose names hold their hash are kept for ever, others are not', async ({request}) => {
      const font = '/fonts/figtree-latin.4ba7d3d0.woff2';
      for (const path of [firstAsset('js'), firstAsset('css'), firstAsset('js', 'pt-br'), firstAsset('json'), font]) {
        expect(header(await get(request, path), 'Cache-Control'), path).toBe(immutable);
      }
      for (const path of ['/sitemap.xml', '/search-index/en.json', '/img/logo.svg']) {
        const answer = await get(request, path);
        expect(answer.status(), path).toBe(200);
        expect(header(answer, 'Cache-Control'), path).toBe(revalidate);
      }
    });

    test('each kind of file has its content type', async ({request}) => {
      for (const [path, type] of [
        [firstAsset('js'), 'text/javascript; charset=utf-8'],
        [firstAsset('css'), 'text/css; charset=utf-8'],
        ['/openapi/client-api.yaml', 'application/yaml; charset=utf-8'],
        ['/sdk/sw.d.ts', 'application/typescript; charset=utf-8'],
        ['/schemas/form-items.schema.json', 'application/json; charset=utf-8'],
        ['/status/feed.xml', 'application/atom+xml; charset=utf-8'],
        ['/pt/status/feed.json', 'application/feed+json; charset=utf-8'],
        ['/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
        ['/sitemap.xml', 'application/xml; charset=utf-8'],
        ['/robots.txt', 'text/plain; charset=utf-8'],
        ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
        [firstAsset('csv'), 'text/csv; charset=utf-8'],
        ['/img/logo.svg', 'image/svg+xml; charset=utf-8'],
        ['/img/social-card.png', 'image/png'],
        ['/fonts/figtree-latin.4ba7d3d0.woff2', 'font/woff2'],
        [firstAsset('json'), 'application/json; charset=utf-8'],
      ] as const) {
        const answer = await get(request, path);
        expect(answer.status(), path).toBe(200);
        expect(header(answer, 'Content-Type'), path).toBe(type);
      }
    });

    test('text is sent compressed, as the build left it', async ({request}) => {
      for (const path of [article, firstAsset('js'), '/openapi/client-api.yaml', '/status/feed.xml']) {
        const plain = await get(request, path);
        const zipped = await get(request, path, {'Accept-Encoding': 'deflate, gzip;q=0.8'});
        expect(header(zipped, 'Content-Encoding'), path).toBe('gzip');
        expect(Number(header(zipped, 'Content-Length'))).toBeLessThan(Number(header(plain, 'Content-Length')) / 2);
        expect(await zipped.text()).toBe(await plain.text());
        expect(header(zipped, 'Vary'), path).toBe('Accept-Encoding');
        expect(header(zipped, 'Content-Type')).toBe(header(plain, 'Content-Type'));
        const refused = await get(request, path, {'Accept-Encoding': 'gzip;q=0'});
        expect(header(refused, 'Content-Encoding'), path).toBeUndefined();
      }
    });

    test('programs of other sites may read what is made for programs, and search engines list pages only', async ({
      request,
    }) => {
      const llms = ['/llms.txt', '/es/llms-full.txt'];
      const openApi = ['/openapi/client-api.yaml', '/openapi/client-api.postman.json'];
      for (const path of [...llms, ...openApi, '/schemas/form-items.schema.json', '/pt/status/feed.json']) {
        const answer = await get(request, path);
        expect(header(answer, 'Access-Control-Allow-Origin'), path).toBe('*');
        expect(header(answer, 'X-Robots-Tag'), path).toBe(llms.includes(path) ? 'noindex' : undefined);
      }
      for (const path of ['/', article, firstAsset('js'), '/openapi/nope.yaml/x']) {
        const answer = await get(request, path);
        expect(header(answer, 'X-Robots-Tag'), path).toBeUndefined();
        expect(header(answer, 'Link'), path).toBeUndefined();
      }
      expect(header(await get(request, article), 'Access-Control-Allow-Origin')).toBeUndefined();
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
        for (const accept of [
          'text/markdown',
          'text/markdown, text/html, */*',
          'Text/Markdown ;q=1.0,text/html;q=.9',
        ]) {
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

    test('a page that has not changed is not sent again', async ({request}) => {
      const first = await get(request, article);
      const byTag = await get(request, article, {'If-None-Match': `"other", ${header(first, 'ETag')!}`});
      expect(byTag.status()).toBe(304);
      expect(await byTag.body()).toHaveLength(0);
      expect(header(byTag, 'Content-Security-Policy')).toBeTruthy();
      const byDate = await get(request, article, {'If-Modified-Since': header(first, 'Last-Modified')!});
      expect(byDate.status()).toBe(304);
      expect((await get(request, article, {'If-None-Match': '"other"'})).status()).toBe(200);
    });

    test('parts of a file can be asked for', async ({request}) => {
      const path = '/img/social-card.png';
      const whole = await (await get(request, path)).body();
      for (const [range, part] of [
        ['bytes=10-19', whole.subarray(10, 20)],
        ['bytes=-5', whole.subarray(-5)],
        [`bytes=${whole.length - 3}-`, whole.subarray(-3)],
      ] as const) {
        const answer = await get(request, path, {Range: range});
        expect(answer.status(), range).toBe(206);
        expect((await answer.body()).equals(part), range).toBe(true);
      }
      const beyond = await get(request, path, {Range: `bytes=${whole.length}-`});
      expect(beyond.status()).toBe(416);
      expect(header(beyond, 'Content-Range')).toBe(`bytes */${whole.length}`);
    });

    test('HEAD responds like GET, without the content', async ({request}) => {
      const answer = await request.head(server.url + article, {headers: {'Accept-Encoding': 'identity'}});
      expect(answer.status()).toBe(200);
      expect(header(answer, 'Content-Length')).toBe(header(await get(request, article), 'Content-Length'));
      expect(await answer.body()).toHaveLength(0);
    });

    test('other methods are refused', async ({request}) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        for (const path of ['/', '/nope', '/docs/index.html']) {
          const answer = await request.fetch(server.url + path, {method, maxRedirects: 0});
          expect(answer.status(), `${method} ${path}`).toBe(405);
          expect(header(answer, 'Allow'), `${method} ${path}`).toBe('GET, HEAD');
        }
      }
      expect((await sendRaw(server.url, '/', 'TRACE')).status).toBe(405);
    });

    test('folders are not listed, and files that are not for readers are not served', async ({request}) => {
      const files = ['/_headers', '/_redirects', '/index.html.br', '/robots.txt.gz', `${article}.html.gz`];
      const hidden = ['/.git/config', '/.env', '/docs/.htaccess', '/.nojekyll', '/.well-known/.htpasswd'];
      for (const path of [...files, ...hidden, '/assets/', '/assets/js', '/img/', '/.well-known/', '/es/fonts/']) {
        expect((await get(request, path)).status(), path).toBe(404);
      }
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
        const {status, head} = await sendRaw(server.url, target);
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

    test('readers who leave in the middle of a response leave nothing open', async () => {
      test.skip(!existsSync('/proc/self/fd'), 'only Linux reports what a process has open');
      const clients = 30;
      // What a server opens once, when it is first needed.
      const tolerance = 10;
      const path = largestAsset();
      const before = openHandles(server.pid);
      const sockets = await Promise.all(Array.from({length: clients}, () => askAndStopReading(server.url, path)));
      // A connection and a file each.
      await expect.poll(() => openHandles(server.pid)).toBeGreaterThanOrEqual(before + 2 * clients);
      sockets.forEach((socket) => socket.resetAndDestroy());
      await expect.poll(() => openHandles(server.pid)).toBeLessThanOrEqual(before + tolerance);
    });
  });
}
