import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {Page} from '@playwright/test';
import {writeRedirectPages} from '../../deploy/redirects';
import {expect, test} from '../lib/test';

/** The page at the old address of an article, which leads on where the host has only files. */

const from = '/docs/an old (1) page';
const to = '/docs/documenting/mdx';
const before = '/docs/status';

/** Where the address of a request leads, without its query. */
const isAt = (pathname: string) => (url: URL) => decodeURI(url.pathname) === pathname;

/** Adds the page to the site, with its policy. The new page takes its time. */
async function moveArticle(page: Page): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'moved-'));
  mkdirSync(path.join(dir, path.dirname(to)), {recursive: true});
  writeFileSync(path.join(dir, `${to}.md`), 'twin');
  writeRedirectPages(dir, [[from, to]]);
  const body = readFileSync(path.join(dir, `${from}.html`), 'utf8');
  rmSync(dir, {recursive: true});
  const policy = (await page.request.get(to)).headers()['content-security-policy']!;
  await page.route(isAt(from), (route) =>
    route.fulfill({body, contentType: 'text/html; charset=utf-8', headers: {'Content-Security-Policy': policy}}),
  );
  await page.route(isAt(to), async (route) => {
    await wait(1000);
    await route.continue();
  });
}

async function followOldLink(page: Page, address: string): Promise<void> {
  await page.goto(before);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), {href, textContent: 'Old link', id: 'old'});
    document.body.prepend(link);
  }, address);
  await page.evaluate(() => document.getElementById('old')!.click());
}

test('the page at an old address leads to the new one with query and fragment, and Back leads to the page before', async ({
  page,
}) => {
  await moveArticle(page);
  await followOldLink(page, `${encodeURI(from)}?q=a%20b&x=/#charts`);
  await expect(page).toHaveURL(`${to}?q=a%20b&x=/#charts`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Powered by MDX');
  await page.goBack();
  await expect(page).toHaveURL(before);
  await page.goForward();
  await expect(page).toHaveURL(`${to}?q=a%20b&x=/#charts`);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page at an old address leads to the new one, and Back leads to the page before', async ({page}) => {
    await moveArticle(page);
    await page.goto(before);
    await page.goto(encodeURI(from));
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL(before);
  });
});
