import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {buildDir} from '../../builder/build';
import {filesIn} from '../../lib/files';
import {localePrefix, type Locale} from '../../settings/locales';
import {holdScripts} from '../lib/scripts';
import {open, start} from '../lib/open';
import {expect, test} from '../lib/test';

/** From page to page: what a reader sees while the next page loads, and where it opens. */

const article = '/docs/design/dashboard';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const next = (page: Page) => page.locator('.pagination-nav__link--next');
const previous = (page: Page) => page.locator('.pagination-nav__link--prev');

for (const locale of ['en', 'pt-br'] satisfies Locale[]) {
  const path = localePrefix(locale) + article;

  test.describe(locale, () => {
    test('the page stays until the next one has loaded, and that one opens at its top', async ({page}) => {
      await open(page, path);
      const title = await heading(page).innerText();
      const release = await holdScripts(page);
      await next(page).click();
      await expect(page).not.toHaveURL(path);
      await expect(heading(page)).toHaveText(title);
      expect(await scrollTop(page)).toBeGreaterThan(0);
      release();
      await expect(heading(page)).not.toHaveText(title);
      await expect(heading(page)).toBeInViewport();
      expect(await scrollTop(page)).toBe(0);
    });

    test('a link to a heading opens the page there; back and forward return to where the reader was', async ({
      page,
    }) => {
      await open(page, path);
      const link = page.getByRole('main').locator('a[href*="/docs/"][href*="#"]').first();
      await link.scrollIntoViewIfNeeded();
      const left = await scrollTop(page);
      const id = new URL((await link.getAttribute('href'))!, page.url()).hash;
      await link.click();
      await expect(page).not.toHaveURL(path);
      await expect(page.locator(id)).toBeInViewport();
      const arrived = await scrollTop(page);
      expect(arrived).toBeGreaterThan(0);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(page.locator(id)).toHaveCount(0);
      await expect.poll(() => scrollTop(page)).toBe(left);
      await page.goForward();
      await expect.poll(() => scrollTop(page)).toBe(arrived);
      await expect(page.locator(id)).toBeInViewport();
    });
  });
}

test('a click on a link leaves the figures and code of the page as they are until the next one has loaded', async ({
  page,
}) => {
  await open(page, '/docs/documenting/mdx');
  const html = page.locator('article :is(figure svg, pre code > *)');
  const drawn = await html.elementHandles();
  expect(drawn.length).toBeGreaterThan(10);
  const release = await holdScripts(page);
  const path = new URL(page.url()).pathname;
  await page.getByRole('main').locator('p a[href*="/docs/"]').first().click();
  await expect(page).not.toHaveURL(path);
  for (const element of drawn) {
    expect(await element.evaluate(({isConnected}) => isConnected)).toBe(true);
  }
  release();
});

test('clicking one link after another on a slow connection shows a spinner after 200 ms', async ({page}) => {
  await page.clock.install();
  await open(page, article);
  await page.clock.pauseAt(Date.now() + 60_000);
  const releaseFirst = await holdScripts(page);
  await previous(page).click();
  const releaseSecond = await holdScripts(page);
  await next(page).click();
  const target = await next(page).locator('.pagination-nav__label').innerText();
  releaseFirst();
  await expect(heading(page)).toHaveCount(0);
  const spinner = page.locator('svg#loader');
  await page.clock.runFor(199);
  await expect(spinner).toBeHidden();
  await page.clock.runFor(1);
  await expect(spinner).toBeVisible();
  releaseSecond();
  await expect(heading(page)).toContainText(target);
  await expect(spinner).toBeHidden();
});

test.describe('the progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress .bar');

  test.beforeEach(async ({page}) => {
    // The bar grows by a random part of its rate; fix it at half.
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await page.clock.install();
    await open(page, article);
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('starts after 200 ms at 8 %, grows by up to 2 % each 800 ms, and ends with the navigation', async ({page}) => {
    const title = await heading(page).innerText();
    const release = await holdScripts(page);
    await next(page).click();
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%, 0px, 0px\).*200ms/);
    await page.clock.runFor(799);
    await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%/);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveAttribute('style', /translate3d\(-91%/);
    await page.clock.runFor(800);
    await expect(bar(page)).toHaveAttribute('style', /translate3d\(-90%/);
    release();
    await expect(heading(page)).not.toHaveText(title);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('does not start for a page that loads sooner', async ({page}) => {
    const title = await heading(page).innerText();
    const release = await holdScripts(page);
    await next(page).click();
    await page.clock.runFor(199);
    release();
    await expect(heading(page)).not.toHaveText(title);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('a page whose scripts fail to load', () => {
  test.use({expectedErrors: /net::ERR_FAILED/});

  test('opens with a full page load instead', async ({page}) => {
    await open(page, article);
    const title = await heading(page).innerText();
    let broken = true;
    page.on('request', (request) => {
      broken &&= !request.isNavigationRequest();
    });
    await page.route('**/assets/js/*.js', (route) => (broken ? route.abort() : route.continue()));
    const loaded = page.waitForEvent('load');
    // By keyboard, because hovering with the mouse would already request the scripts.
    await next(page).press('Enter');
    await loaded;
    await expect(page).not.toHaveURL(article);
    await expect(heading(page)).not.toHaveText(title);
  });
});

test.describe('in a tab that was open while an article was deployed', () => {
  const added = '/docs/university/Leaves/approving-leaves';
  const text = 'There is no page at this address.';

  /** Gives the tab scripts that don't know the article, until a page is loaded. Remembers whether it was said to be missing. */
  async function openOlder(page: Page): Promise<void> {
    await page.addInitScript((missing) => {
      new MutationObserver(() => {
        if ((document.body as HTMLElement | null)?.textContent.includes(missing)) {
          sessionStorage.setItem('missing', 'yes');
        }
      }).observe(document, {subtree: true, childList: true});
    }, text);
    const route = `path:"${added}"`;
    const folder = `${buildDir}/assets/js`;
    const texts = filesIn(folder)
      .filter((file) => file.endsWith('.js'))
      .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const);
    const [name, body] = texts.find(([, script]) => script.includes(route))!;
    let isOlder = true;
    await page.route(`**/${name}`, (request) =>
      isOlder
        ? request.fulfill({contentType: 'text/javascript', body: body.replace(route, 'path:"/another"')})
        : request.continue(),
    );
    await open(page, '/docs/university/Leaves/scheduling-leaves');
    page.on('request', (request) => {
      isOlder &&= !request.isNavigationRequest();
    });
  }

  async function expectArticle(page: Page): Promise<void> {
    await expect(heading(page)).toHaveText('Approve leaves');
    await expect(page).toHaveURL(new RegExp(`${added}(#.*)?$`));
    await start(page);
    await expect(heading(page)).toHaveText('Approve leaves');
    expect(await page.evaluate(() => sessionStorage.getItem('missing'))).toBe(null);
  }

  test('a link to it shows it', async ({page}) => {
    await openOlder(page);
    await page.locator(`.theme-doc-sidebar-menu a[href="${added}"]`).click();
    await expectArticle(page);
  });

  test('a search hit shows it', async ({page}) => {
    await openOlder(page);
    await page.keyboard.press('/');
    await page.keyboard.type('approve leaves');
    await page.locator(`.DocSearch-Hit a[href^="${added}"]`).first().click();
    await expectArticle(page);
  });
});
