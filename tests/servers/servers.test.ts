import {once} from 'node:events';
import {existsSync, readdirSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {expect, test} from '@playwright/test';
import {article, firstAsset, largestAsset} from './pages';
import {sendRaw} from './raw';
import {header, onEachServer} from './site-servers';

/** What every server of the site must do: one suite for `npm run serve` and nginx. */

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

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

onEachServer(({server, get}) => {
  test('every response has the security headers', async ({request}) => {
    const answers = await Promise.all(
      ['/', '/docs/index.html', '/nope', '/.git/config', firstAsset('js'), '/openapi/client-api.yaml'].map((path) =>
        get(request, path),
      ),
    );
    for (const answer of [...answers, await request.post(`${server().url}/`)]) {
      const policy = header(answer, 'Content-Security-Policy')!;
      expect(policy, answer.url()).toMatch(/script-src 'self' 'sha256-[^;]+; style-src 'self' 'sha/);
      expect(policy.replace("style-src-attr 'unsafe-inline'", ''), answer.url()).not.toMatch(/unsafe-inline|'unsafe-e/);
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
      ['/es/openapi/client-api.overlay.yaml', 'application/yaml; charset=utf-8'],
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
    const llms = ['/llms.txt', '/es/llms-full.txt', '/pt/llms/university.txt'];
    const openApi = [
      '/openapi/client-api.yaml',
      '/openapi/client-api.postman.json',
      '/es/openapi/client-api.overlay.yaml',
    ];
    const schemas = ['/schemas/form-items.schema.json', '/es/schemas/automation-workflow.schema.json'];
    for (const path of [...llms, ...openApi, ...schemas, '/pt/status/feed.json']) {
      const answer = await get(request, path);
      expect(answer.status(), path).toBe(200);
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
    const answer = await request.head(server().url + article, {headers: {'Accept-Encoding': 'identity'}});
    expect(answer.status()).toBe(200);
    expect(header(answer, 'Content-Length')).toBe(header(await get(request, article), 'Content-Length'));
    expect(await answer.body()).toHaveLength(0);
  });

  test('other methods are refused', async ({request}) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      for (const path of ['/', '/nope', '/docs/index.html']) {
        const answer = await request.fetch(server().url + path, {method, maxRedirects: 0});
        expect(answer.status(), `${method} ${path}`).toBe(405);
        expect(header(answer, 'Allow'), `${method} ${path}`).toBe('GET, HEAD');
      }
    }
    expect((await sendRaw(server().url, '/', 'TRACE')).status).toBe(405);
  });

  test('folders are not listed, and files that are not for readers are not served', async ({request}) => {
    const files = ['/_headers', '/_redirects', '/index.html.br', '/robots.txt.gz', `${article}.html.gz`];
    const hidden = ['/.git/config', '/.env', '/docs/.htaccess', '/.nojekyll', '/.well-known/.htpasswd'];
    for (const path of [...files, ...hidden, '/assets/', '/assets/js', '/img/', '/.well-known/', '/es/fonts/']) {
      expect((await get(request, path)).status(), path).toBe(404);
    }
  });

  test('readers who leave in the middle of a response leave nothing open', async () => {
    test.skip(!existsSync('/proc/self/fd'), 'only Linux reports what a process has open');
    const clients = 30;
    // What a server opens once, when it is first needed.
    const tolerance = 10;
    const path = largestAsset();
    const before = openHandles(server().pid);
    const sockets = await Promise.all(Array.from({length: clients}, () => askAndStopReading(server().url, path)));
    // A connection and a file each.
    await expect.poll(() => openHandles(server().pid)).toBeGreaterThanOrEqual(before + 2 * clients);
    sockets.forEach((socket) => socket.resetAndDestroy());
    await expect.poll(() => openHandles(server().pid)).toBeLessThanOrEqual(before + tolerance);
  });
});
