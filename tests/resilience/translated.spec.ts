import type {Page} from '@playwright/test';
import {open, start} from '../lib/open';
import {expect, test} from '../lib/test';

/** A browser that translates a page puts each text into elements of its own, also those that come later. */

const article = '/docs/university/Time%20sheets/filling-time-sheets';

function translate(): void {
  const untouched = '[translate=no], .notranslate, script, style, svg, textarea, [data-translated]';
  const wrap = (text: Text) => {
    if (text.data.trim() && text.isConnected && !text.parentElement?.closest(untouched)) {
      const outer = document.createElement('span');
      outer.dataset.translated = '';
      outer.appendChild(document.createElement('span')).textContent = `${text.data}·`;
      text.replaceWith(outer);
    }
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((records) => {
    records.forEach(({addedNodes}) => addedNodes.forEach(wrapAll));
  }).observe(document.body, {childList: true, subtree: true});
}

const isWhole = (page: Page) => expect(page.locator('h1').first()).not.toHaveText(/crashed|not found/i);

/** Where a reader's acts replace texts: menu, search box, another page, back, and the search page. */
async function act(page: Page): Promise<void> {
  await page.locator('main summary').first().click();
  await page.locator('main details button').first().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const field = page.locator('.DocSearch-Input');
  await field.fill('approve');
  await expect(page.locator('.DocSearch-Hit a').first()).toContainText(/approv/i);
  await field.fill('qqxyzzy');
  await expect(page.locator('.DocSearch-Modal')).toContainText('qqxyzzy');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await page.locator('a.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(article));
  await isWhole(page);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(article));
  await isWhole(page);
}

// A page that was translated before React read it is rendered again, which React reports.
const mismatch = /Minified React error #4(18|21|22|23|25)/;

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('a page translated after its scripts have run works on', async ({page}) => {
  await open(page, article);
  await page.evaluate(translate);
  await act(page);
});

test.describe('translated first', () => {
  test.use({expectedErrors: mismatch});

  test('a page translated before its scripts run works', async ({page}) => {
    await page.goto(article);
    await page.evaluate(translate);
    await start(page);
    await act(page);
  });
});

test('the search page works on while its results come slowly', async ({page}) => {
  await page.route('**/search-index/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await open(page, '/search');
  await page.evaluate(translate);
  const field = page.getByRole('main').getByRole('searchbox');
  for (const query of ['roles', 'time sheets']) {
    await field.fill(query);
    await field.press('Enter');
    await expect(page.locator('main ol > li').first()).toBeVisible();
    await isWhole(page);
  }
});

test('code, keys, the product, and the names of languages are left as they are', async ({page}) => {
  for (const path of [article, '/docs/sdk/store', '/docs/api/reference/client-queries']) {
    await open(page, path);
    await page.evaluate(translate);
    await expect(page.locator('article code').first()).toBeVisible();
    for (const selector of ['article code', 'kbd', '.navbar__title', '.dropdown__link']) {
      const texts = await page.locator(selector).allTextContents();
      expect(texts.length, `${path}: ${selector}`).toBeGreaterThan(0);
      expect(
        texts.filter((text) => text.includes('·')),
        `${path}: ${selector}`,
      ).toEqual([]);
    }
  }
});
