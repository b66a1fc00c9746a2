import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {redirectLines, writeRedirectPages} from '../../deploy/redirects';
import {nginxConfiguration} from '../../deploy/nginx';
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
    for (const [, to] of moved) {
      write(`${localePrefix(locale)}${to}.html`, 'page');
      write(`${localePrefix(locale)}${to}.md`, `twin of ${to}`);
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
    for (const [from, to] of moved.map((pair) => pair.map((route) => encodeURI(localePrefix(locale) + route)))) {
      expect(await ask(url, from!)).toEqual({status: 301, to});
      expect(await ask(url, `${from}/`)).toEqual({status: 301, to});
      expect(await ask(url, `${from}.md`)).toEqual({status: 301, to: `${to}.md`});
      expect(await ask(url, `${from}?q=%C3%A1&x=/`)).toEqual({status: 301, to: `${to}?q=%C3%A1&x=/`});
      expect((await ask(url, to!)).status).toBe(200);
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
  rmSync(path.join(dir, 'docs/integrations/zonza-review.html'));
  write('docs/integrations/zonza-review/index.html', 'page');
  writeRedirectPages(dir, moved);
  expect(readFileSync(path.join(dir, 'docs/integrations/zonza/index.html'), 'utf8')).toContain('zonza-review');
});

test('more redirects than hosts read are refused', () => {
  const many = Array.from({length: 167}, (_item, index): [string, string] => [`/docs/${index}`, '/docs/new']);
  expect(() => redirectLines(many)).toThrow('_redirects has 2004 rules, but Cloudflare Pages reads 2000');
});
