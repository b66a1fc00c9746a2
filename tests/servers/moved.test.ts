import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {plain} from '../../articles/routes';
import {nginxConfiguration} from '../../deploy/nginx';
import {pageFile} from '../../deploy/page-files';
import {movedArticles, redirectLines, writeRedirectPages} from '../../deploy/redirects';
import {freePort} from '../lib/processes';
import {presentPrograms} from '../lib/programs';
import {serveSite} from '../../server/server';
import {brand} from '../../settings/brand';
import {localeCodes, localePrefix} from '../../settings/locales';
import {nginx} from './site-servers';

/** Where readers of an old address arrive: with each server, and on hosts that have only files. */

const moved: [string, string][] = [
  ['/docs/integrations/zonza', '/docs/integrations/zonza-review'],
  ['/docs/Time sheets/old (1)', '/docs/Time sheets/new'],
  ['/docs/SDK', '/docs/sdk'],
  ['/docs/old-folder/', '/docs/folder/'],
  ['/docs/now-a-folder', '/docs/folder/'],
  ['/docs/merged (2)', '/docs/Time sheets/new#a-part'],
  ['/docs/merged-too/', '/docs/folder/#a_part'],
];
const program = presentPrograms('nginx')?.nginx;
let dir: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  writeFileSync(path.join(dir, file), text);
}

test.beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'moved-'));
  write('_headers', '/*\n  X: y\n');
  write('_redirects', `${redirectLines(moved).join('\n')}\n`);
  write('index.html', 'home');
  for (const locale of localeCodes) {
    write(`${localePrefix(locale)}/404.html`, 'not found');
    for (const [, address] of moved) {
      const [to] = address.split('#') as [string];
      write(localePrefix(locale) + pageFile(to), 'page');
      write(`${localePrefix(locale)}${plain(to)}.md`, `twin of ${to}`);
    }
  }
  writeRedirectPages(dir, moved);
});

test.afterEach(() => {
  rmSync(dir, {recursive: true});
});

async function ask(url: string, address: string) {
  const {status, headers} = await fetch(url + address, {redirect: 'manual'});
  return {status, to: headers.get('location')};
}

/** Old addresses lead to new ones for good, in each language and form, with their query; others do as before. */
async function expectRedirects(url: string): Promise<void> {
  for (const locale of localeCodes) {
    for (const pair of moved) {
      const [served, address] = pair.map((route) => encodeURI(localePrefix(locale) + route)) as [string, string];
      const from = plain(served);
      const [to, hash = ''] = address.split(/(?=#)/) as [string, string?];
      expect(await ask(url, from)).toEqual({status: 301, to: address});
      expect(await ask(url, `${from}/`)).toEqual({status: 301, to: address});
      expect(await ask(url, `${from}.md`)).toEqual({status: 301, to: `${plain(to)}.md`});
      expect(await ask(url, `${from}?q=%C3%A1&x=/`)).toEqual({status: 301, to: `${to}?q=%C3%A1&x=/${hash}`});
      expect(await ask(url, `${from}?$&=$1`)).toEqual({status: 301, to: `${to}?$&=$1${hash}`});
      for (const present of [to, `${plain(to)}.md`]) {
        expect((await ask(url, present)).status, present).toBe(200);
      }
    }
  }
  for (const address of ['/docs/integrations/zonzas', '/docs/integrations/zonza/x', '/fr/docs/integrations/zonza']) {
    expect((await ask(url, address)).status, address).toBe(404);
  }
}

test('npm run serve', async () => {
  const server = await serveSite(dir, 0);
  await expectRedirects(`http://localhost:${(server.address() as AddressInfo).port}`);
  server.close();
});

test('nginx', async () => {
  test.skip(!program, 'nginx is not installed');
  const server = await nginx(program!, dir, () => nginxConfiguration({}, moved)).start(await freePort());
  await expectRedirects(server.url);
  await server.stop();
});

test('hosts that have only files get pages with one external script, and the twin', () => {
  for (const locale of localeCodes) {
    const prefix = localePrefix(locale);
    const page = readFileSync(path.join(dir, `${prefix}/docs/Time sheets/old (1).html`), 'utf8');
    const to = `${prefix}/docs/Time%20sheets/new`;
    expect(page).toContain(`<link rel="canonical" href="${brand.siteUrl}${to}" />`);
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${to}" />`);
    expect(page.match(/<script[^]*?<\/script>/g)).toEqual(['<script src="/redirect.js"></script>']);
    expect(readFileSync(path.join(dir, `${prefix}/docs/integrations/zonza.md`), 'utf8')).toContain('twin of');
  }
  for (const [file, to] of [
    ['docs/old-folder/index.html', '/docs/folder/'],
    ['docs/now-a-folder.html', '/docs/folder/'],
    ['docs/merged (2).html', '/docs/Time%20sheets/new#a-part'],
    ['docs/merged-too/index.html', '/docs/folder/#a_part'],
  ]) {
    expect(readFileSync(path.join(dir, file!), 'utf8')).toContain(`url=${to}"`);
  }
});

test('an article leads to the address at which its new one is served, without a second redirect', () => {
  expect(movedArticles({'/docs/sdk': '/docs/sdk/ui', '/docs/a': '/docs/b', '/docs/b': '/docs/status'})).toEqual([
    ['/docs/sdk/', '/docs/sdk/ui/'],
    ['/docs/a', '/docs/status'],
    ['/docs/b', '/docs/status'],
  ]);
  expect(movedArticles({'/docs/a': '/docs/sdk/ui#b', '/docs/status#c': '/docs/status#d'})).toEqual([
    ['/docs/a', '/docs/sdk/ui/#b'],
  ]);
});

test('Netlify and Cloudflare Pages each find a line that they take', () => {
  const taken = (host: RegExp) =>
    redirectLines([['/docs/old', '/docs/folder/']])
      .filter((line) => host.test(line) && line.startsWith('/docs/'))
      .map((line) => line.split(' ').slice(0, 2));
  const page = ['/docs/old', '/docs/folder/'];
  const twin = ['/docs/old.md', '/docs/folder.md'];
  expect(taken(/ 301!$/)).toEqual([page, twin]);
  expect(taken(/ 301$/)).toEqual([page, ['/docs/old/', '/docs/folder/'], twin]);
  expect(redirectLines([['/docs/old', '/docs/new#part']]).slice(0, 5)).toEqual([
    '/docs/old /docs/new#part 301!',
    '/docs/old /docs/new#part 301',
    '/docs/old/ /docs/new#part 301',
    '/docs/old.md /docs/new.md 301!',
    '/docs/old.md /docs/new.md 301',
  ]);
});

test('more lines than hosts read are refused', () => {
  const many = Array.from({length: 101}, (_item, index): [string, string] => [`/docs/${index}`, '/docs/new']);
  expect(() => redirectLines(many)).toThrow('_redirects has 2020 lines, but Cloudflare Pages reads 2000');
});
