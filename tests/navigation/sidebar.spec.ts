import type {Page} from '@playwright/test';
import {localePrefix, type Locale} from '../../settings/locales';
import {message} from '../lib/messages';
import {holdScripts} from '../lib/scripts';
import {isDrawn, open, reload, start} from '../lib/open';
import {expect, test} from '../lib/test';

/** The sidebar of the articles: its categories, how they open, and how a reader hides it. */

const article = '/docs/university/Time%20sheets/filling-time-sheets';
const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
for (const locale of ['en', 'pt-br'] satisfies Locale[]) {
  const prefix = localePrefix(locale);
  const text = (id: string, source: string) => message(locale, `theme.docs.sidebar.${id}ButtonAriaLabel`, source);
  const hide = (page: Page) => page.getByRole('button', {name: text('collapse', 'Collapse sidebar')});
  const show = (page: Page) => page.getByRole('button', {name: text('expand', 'Expand sidebar')});

  test.describe(locale, () => {
    test('only the categories that contain the page are open, with and without JavaScript', async ({
      browser,
      page,
      baseURL,
    }) => {
      await open(page, prefix + article);
      const expanded = sidebar(page).locator('[aria-expanded="true"]');
      const links = sidebar(page).locator('.theme-doc-sidebar-item-link a').filter({visible: true});
      await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
      const openOnes = await expanded.count();
      expect(openOnes).toBeGreaterThan(0);
      for (const element of await expanded.all()) {
        await expect(element).toHaveClass(/menu__link--active/);
      }
      expect(await sidebar(page).locator('[aria-expanded="false"]').count()).toBeGreaterThan(openOnes);

      const withoutScript = await browser.newContext({javaScriptEnabled: false, baseURL});
      const plain = await withoutScript.newPage();
      await plain.goto(prefix + article);
      await expect(sidebar(plain).locator('[aria-expanded="true"]')).toHaveCount(openOnes);
      expect(await sidebar(plain).locator('.theme-doc-sidebar-item-link a').filter({visible: true}).count()).toBe(
        await links.count(),
      );
      await withoutScript.close();
    });

    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      test(`opening a category animates it to the height of its content (reduced motion: ${reducedMotion})`, async ({
        page,
      }) => {
        await page.emulateMedia({reducedMotion});
        await open(page, prefix + article);
        const categories = sidebar(page).locator('.theme-doc-sidebar-item-category-level-1');
        const closed = await categories.evaluateAll((all) =>
          all.findIndex((item) => item.querySelector('[aria-expanded="false"]') && item.querySelector('ul') === null),
        );
        const list = categories.nth(closed).locator('> ul');
        await page.evaluate(() => {
          const seen: string[] = [];
          Object.assign(window, {seen});
          new MutationObserver((records) => {
            seen.push(...records.map(({target}) => (target as Element).getAttribute('style') ?? ''));
          }).observe(document.body, {subtree: true, attributeFilter: ['style']});
        });
        const button = categories.nth(closed).locator('> div > [aria-expanded]');
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(list).toHaveCSS('display', 'block');
        await expect.poll(() => list.evaluate(({style}) => style.height)).toBe('auto');
        const height = await list.evaluate(({scrollHeight}) => scrollHeight);
        const seen = await page.evaluate(() => (window as unknown as {seen: string[]}).seen.join('\n'));
        // The theme's formula: longer lists take longer.
        const constant = height / 36;
        const duration = reducedMotion === 'reduce' ? 1 : Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
        expect(seen).toContain(`height: ${height}px`);
        expect(seen).toMatch(new RegExp(`transition: height ${duration}ms|transition: height ${duration / 1000}s`));
        await button.press('Enter');
        await expect(list).toBeHidden();
      });
    }

    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      test(`the sidebar can be hidden, and stays hidden until it is shown again (reduced motion: ${reducedMotion})`, async ({
        page,
      }) => {
        await page.emulateMedia({reducedMotion});
        await open(page, prefix + article);
        const main = page.getByRole('main');
        const wide = async () => (await main.boundingBox())!.width;
        const before = await wide();
        await hide(page).click();
        await expect(show(page)).toBeVisible();
        await expect(sidebar(page).locator('[aria-current="page"]')).toBeHidden();
        await expect.poll(wide).toBeGreaterThan(before + 200);

        await page.locator('.pagination-nav__link--next').click();
        await expect(page).not.toHaveURL(prefix + article);
        await expect(show(page)).toBeVisible();
        await page.reload();
        await expect(show(page)).toBeVisible();
        await page.getByRole('banner').getByRole('link').first().click();
        await expect(page).toHaveURL(`${prefix}/`);
        await page.goBack();
        await expect(show(page)).toBeVisible();

        await show(page).press('Tab');
        await expect(show(page)).toBeVisible();
        await show(page).press('Enter');
        await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
        await expect.poll(wide).toBe(before);
        await reload(page);
        await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
      });
    }

    test('a hidden one moves nothing while the page starts', async ({page}) => {
      await page.setViewportSize({width: 1800, height: 900});
      await page.addInitScript(() => {
        localStorage.setItem('docs-sidebar-hidden', 'true');
        Object.assign(window, {shifts: 0});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
            (window as unknown as {shifts: number}).shifts += entry.value;
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      const release = await holdScripts(page);
      await page.goto(prefix + article, {waitUntil: 'commit'});
      const title = page.getByRole('heading', {level: 1});
      await expect(title).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await title.boundingBox();
      expect(before!.x).toBeLessThan(290);
      const shifts = () => page.evaluate(() => (window as unknown as {shifts: number}).shifts);
      const shiftsBefore = await shifts();
      release();
      await expect(show(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      expect(await title.boundingBox()).toEqual(before);
      expect((await shifts()) - shiftsBefore).toBeLessThan(0.01);
    });
  });
}

for (const [height, path] of [
  [720, '/docs/sdk/ui/ui-tooltip'],
  [720, '/docs/integrations/ziflow'],
  [900, article],
] as const) {
  test(`at ${height} px, ${path} is in view in the sidebar, before React and once it runs`, async ({page}) => {
    await page.setViewportSize({width: 1280, height});
    await page.goto(path, {waitUntil: 'commit'});
    const entry = sidebar(page).locator('[aria-current=page]').last();
    for (const begin of [() => Promise.resolve(), () => start(page)]) {
      await begin();
      await expect(entry).toBeInViewport({ratio: 1});
      const frame = await sidebar(page)
        .locator('.menu')
        .evaluate((menu) => menu.getBoundingClientRect().bottom);
      const {y, height: size} = (await entry.boundingBox())!;
      expect(y + size).toBeLessThanOrEqual(frame);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    // The reader can scroll it away.
    const menu = sidebar(page).locator('.menu');
    await menu.evaluate((element) => element.scrollTo({top: 0, behavior: 'instant'}));
    await expect.poll(() => menu.evaluate(({scrollTop}) => scrollTop)).toBe(0);
  });
}

test('the marked entry of a long table of contents is in view', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, '/docs/api/client-api');
  const contents = page.locator('.theme-doc-toc-desktop');
  for (const heading of await page.locator('.markdown h2').all()) {
    await heading.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
    const marked = contents.locator('.table-of-contents__link--active');
    await expect(marked).toBeInViewport({ratio: 1});
    const [entry, frame] = [(await marked.boundingBox())!, (await contents.boundingBox())!];
    expect(entry.y).toBeGreaterThanOrEqual(frame.y);
    expect(entry.y + entry.height).toBeLessThanOrEqual(frame.y + frame.height);
  }
});

test('Space opens and closes a category', async ({page}) => {
  await open(page, article);
  const category = sidebar(page).locator('a[aria-expanded=false]').first();
  const named = sidebar(page).locator('a[aria-expanded]', {hasText: await category.innerText()});
  for (const state of ['true', 'false']) {
    await named.press('Space');
    await expect(named).toHaveAttribute('aria-expanded', state);
    // A press counts once the answer to the one before is in view.
    await isDrawn(page);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
