import type {Page} from '@playwright/test';
import {i18n, localePrefix} from '../../settings/locales';
import {wake} from '../../lib/page';
import {isInteractive, open} from '../lib/open';
import {holdScripts} from '../lib/scripts';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/**
 * What a page answers before React runs is what React would answer: the same address, state, and storage. Once an answer
 * is visible, the next press counts.
 */

const article = '/docs/university/Time%20sheets/filling-time-sheets';
const texts = shellTexts.en;
const html = (page: Page) => page.locator('html');
const colorSwitch = (page: Page) => page.getByRole('button', {name: texts.colorMode});
const languageMenu = (page: Page) => page.locator('.navbar [aria-haspopup]').last();
const language = (page: Page, code: 'en' | 'es' | 'pt') =>
  page.locator('.navbar').getByRole('link', {name: i18n.localeConfigs[code]!.label!, exact: true});

test.describe('a link to another language, before the scripts', () => {
  test.use({expectedErrors: /status of 404/});

  for (const path of ['/docs/sdk/ui/?a=1#access', '/?a=1#top', '/nowhere?a=1#access', '/pt-br/nowhere/else?a=1']) {
    test(`keeps path, query, and hash of ${path}`, async ({page, context}) => {
      await holdScripts(page);
      await page.goto(path);
      const expected = `/es${path.replace(/^\/pt-br/, '')}`;
      await languageMenu(page).hover();
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        language(page, 'es').click({modifiers: ['Control']}),
      ]);
      await expect(tab).toHaveURL(expected);
      await tab.close();
      await language(page, 'pt').click({button: 'right'});
      await expect(language(page, 'pt')).toHaveJSProperty(
        'href',
        new URL(expected.replace('/es', '/pt'), page.url()).href,
      );
      await language(page, 'es').press('Enter');
      await expect(page).toHaveURL(expected);
    });
  }

  test('keeps a hash that was chosen later', async ({page}) => {
    await holdScripts(page);
    await page.goto(`${article}?a=1`);
    await page.locator('.table-of-contents a').first().click();
    const {hash} = new URL(page.url());
    expect(hash).not.toBe('');
    await languageMenu(page).hover();
    await language(page, 'es').click();
    await expect(page).toHaveURL(`/es${article}?a=1${hash}`);
  });
});

test('a link to a language that is opened from the context menu by key keeps query and hash', async ({page}) => {
  await page.goto(`${article}?a=1#steps`);
  const link = page.locator('.navbar a[lang=es]');
  await link.dispatchEvent('contextmenu');
  await expect(link).toHaveAttribute('href', /\?a=1#steps$/);
});

test('a page in another tab follows the color switch before its scripts run', async ({page, context}) => {
  await page.goto(article);
  const other = await context.newPage();
  await other.goto('/');
  await colorSwitch(other).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await wake(page);
  await isInteractive(page);
  await expect(colorSwitch(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a page whose address names a color mode keeps it, whatever else is stored', async ({page, context}) => {
  await page.goto(`${article}?docusaurus-theme=dark`);
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => {
    localStorage.setItem('theme', 'light');
  });
  await page.reload();
  await page.evaluate(() => {
    addEventListener('storage', ({key}) => document.documentElement.setAttribute('data-stored', key!));
  });
  await other.evaluate(() => {
    localStorage.setItem('something', 'else');
  });
  await expect(html(page)).toHaveAttribute('data-stored', 'something');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

for (const pause of [0, 40, 80, 150, 300, 600]) {
  test(`each press of the color switch counts while React starts, ${pause} ms apart`, async ({page}) => {
    await page.goto(article);
    for (const mode of ['dark', 'light', 'dark', 'light', 'dark']) {
      await colorSwitch(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', mode);
      await page.waitForTimeout(pause);
    }
    await isInteractive(page);
    await expect(colorSwitch(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
}

for (const [moment, isAfterFirstRendering] of [
  ['React listens, and has rendered nothing', false],
  ['React has begun to render', true],
] as const) {
  test(`a press of the color switch counts once when ${moment}`, async ({page}) => {
    await page.addInitScript((waits) => {
      const press = () =>
        queueMicrotask(() => {
          document.querySelector<HTMLElement>('[aria-pressed]')!.click();
          document.documentElement.dataset.pressed = '';
        });
      if (waits) {
        addEventListener('interactive', press, {once: true});
        return;
      }
      const prototype: {addEventListener: (this: Element, type: string, ...more: never[]) => void} = Element.prototype;
      const add = prototype.addEventListener;
      prototype.addEventListener = function (type, ...more) {
        add.call(this, type, ...more);
        if (this.id === '__docusaurus' && type === 'click') {
          prototype.addEventListener = add;
          press();
        }
      };
    }, isAfterFirstRendering);
    await open(page, article);
    await expect(html(page)).toHaveAttribute('data-pressed');
    await expect(colorSwitch(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });
}

test('the color switch says before the scripts which mode is on', async ({page}) => {
  await holdScripts(page);
  await page.goto(article);
  await colorSwitch(page).click();
  await expect(colorSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  await colorSwitch(page).click();
  await expect(colorSwitch(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the phone menu that was closed before the scripts opens again', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const release = await holdScripts(page);
  await page.goto(article);
  const button = page.getByRole('button', {name: texts.toggleMenu});
  await button.click();
  await page.mouse.click(385, 400);
  await expect(page.locator('#early-menu')).toHaveCount(0);
  await button.click();
  await expect(page.locator('#early-menu .menu')).toBeVisible();
  release();
  await expect(page.locator('.navbar-sidebar--show .navbar-sidebar__close')).toBeVisible();
});

test('a second Enter on the button of the phone menu closes it before the scripts', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const release = await holdScripts(page);
  await page.goto(article);
  const button = page.getByRole('button', {name: texts.toggleMenu});
  await button.press('Enter');
  await expect(page.locator('#early-menu .menu')).toBeVisible();
  await button.press('Enter');
  await expect(page.locator('#early-menu')).toHaveCount(0);
  release();
  await isInteractive(page);
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

for (const path of ['/docs/sdk/store#access', '/pt/docs/api/client-api#hosts', `${article}#rules-and-limits`]) {
  test(`the heading that ${path} leads to is in view below the navbar, before the scripts and after`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    const heading = page.locator(new URL(page.url()).hash);
    const distance = async () =>
      (await heading.boundingBox())!.y -
      Math.max(0, await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom));
    await expect.poll(distance).toBeGreaterThanOrEqual(0);
    await expect(heading).toBeInViewport();
    await wake(page);
    release();
    await isInteractive(page);
    expect(await distance()).toBeGreaterThanOrEqual(0);
    await expect(heading).toBeInViewport();
  });
}

test.describe('a page that the browser kept, shown again', () => {
  // The browser of the tests keeps no pages; those of tests/engines do.
  const comeBack = (page: Page) =>
    page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
  const announcement = (page: Page) => page.getByRole('region', {name: 'Announcement'});

  test('has the mode and the announcement of the page that the reader comes from, before the scripts', async ({
    page,
  }) => {
    await page.goto(article);
    await expect(announcement(page)).toBeVisible();
    await comeBack(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(announcement(page)).toBeHidden();
    await wake(page);
    await isInteractive(page);
    await expect(colorSwitch(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(announcement(page)).toBeHidden();
  });

  test('has them once React runs', async ({page}) => {
    await open(page, article);
    await comeBack(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(colorSwitch(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(announcement(page)).toBeHidden();
    await colorSwitch(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
});

test('what acts like a button is a stop for the Tab key in Safari, whose links are none', async ({page}) => {
  for (const path of ['/', article, '/search?q=sso', '/docs/status', '/swagger/']) {
    for (const prefix of ['', localePrefix('pt')]) {
      await page.goto(prefix + path);
      const skipped = page.locator('a:is([role=button], [href^="#__docusaurus_skip"]):not([tabindex="0"])');
      await expect(skipped, path).toHaveCount(0);
    }
  }
});

test('nothing to press is within reach of a scrollbar that covers the edge of the window', async ({page}) => {
  for (const path of ['/', article, '/search?q=sso', '/docs/status']) {
    await open(page, path);
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    const atEdge = page.locator('a, button, summary, select, input').filter({visible: true});
    const names = await atEdge.evaluateAll(
      (controls, edge) =>
        controls
          .filter((control) => {
            const {left, right, width: size} = control.getBoundingClientRect();
            return size > 0 && left < edge && (left + right) / 2 > edge - 20;
          })
          .map((control) => control.outerHTML.slice(0, 100)),
      width,
    );
    expect(names, path).toEqual([]);
  }
});

test('of several tabs pressed before the scripts, the last one is chosen', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/api/quick-start');
  const tabs = page.locator('[role=tablist]').first().getByRole('tab');
  for (const index of [1, 2, 1]) {
    await tabs.nth(index).click();
  }
  release();
  await isInteractive(page);
  await expect(tabs.nth(1)).not.toHaveAttribute('aria-busy');
  await page.waitForTimeout(300);
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});
