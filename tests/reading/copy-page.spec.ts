import {readFileSync} from 'node:fs';
import {localePrefix, type Locale} from '../../settings/locales';
import {axeFindings} from '../lib/axe';
import {message} from '../lib/messages';
import {isInteractive, open} from '../lib/open';
import {holdScripts} from '../lib/scripts';
import {expect, test} from '../lib/test';

/** The Copy page menu, which offers an article as Markdown. */

const route = '/docs/university/Time%20sheets/filling-time-sheets';
const twinOf = (locale: Locale) => `${localePrefix(locale)}${route}.md`;
const texts = {
  label: 'Copy page',
  copy: 'Copy as Markdown',
  view: 'View as Markdown',
  copied: '✓ Copied',
  failed: 'Could not be copied. View it as Markdown and copy from there.',
};
const say = (locale: Locale, name: keyof typeof texts) => message(locale, `copyPage.${name}`, texts[name]);

for (const locale of ['en', 'pt-br'] as const) {
  test(`${locale}: the keyboard copies the article, which loads only then, and the menu confirms it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.md')) {
        loaded.push(new URL(request.url()).pathname);
      }
    });
    await page.goto(localePrefix(locale) + route);
    const menu = page.locator('details', {hasText: say(locale, 'label')});
    const copy = menu.getByRole('button', {name: say(locale, 'copy')});
    // The script adds the button, hidden until the menu opens.
    await expect(menu.locator('button')).toHaveCount(1);
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(copy).toBeVisible();
    expect(loaded).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('status')).toHaveText(say(locale, 'copied'));
    expect(loaded).toEqual([twinOf(locale)]);
    const twin = readFileSync(`build${decodeURI(twinOf(locale))}`, 'utf8');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
    expect(await axeFindings(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(copy).toBeHidden();
    await expect(menu.locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('status')).toHaveText('');
    await page.locator('h1').click();
    await expect(copy).toBeHidden();
  });
}

test('in a browser whose buttons take no focus, as Safari, the mouse copies the article', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() =>
    addEventListener(
      'mousedown',
      (event) => {
        if ((event.target as Element).closest('button, summary')) {
          event.preventDefault();
          (document.activeElement as HTMLElement).blur();
        }
      },
      true,
    ),
  );
  await open(page, route);
  const menu = page.locator('details', {hasText: texts.label});
  await menu.locator('summary').click();
  await menu.getByRole('button', {name: texts.copy}).click();
  await expect(menu.getByRole('status')).toHaveText(texts.copied);
  await page.locator('h1').click();
  await expect(menu).not.toHaveAttribute('open');
});

test('the article can be copied before the scripts run', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdScripts(page);
  await page.goto(route);
  const menu = page.locator('details', {hasText: texts.label});
  await menu.locator('summary').click();
  await menu.getByRole('button', {name: texts.copy}).click();
  await expect(menu.getByRole('status')).toHaveText(texts.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Fill in time sheets');
  release();
  await isInteractive(page);
  await expect(menu.getByRole('status')).toHaveText(texts.copied);
});

test.describe('when the Markdown twin does not load', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('the menu says that copying failed, and what to do instead', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/*.md', (request) => request.fulfill({status: 500}));
    await page.goto(route);
    await page.locator('summary', {hasText: texts.label}).click();
    await page.getByRole('button', {name: texts.copy}).click();
    await expect(page.getByRole('status').filter({hasText: texts.failed})).toBeVisible();
  });
});

test.describe('the Markdown twin', () => {
  // The twin isn't HTML and has no icon, so the browser requests /favicon.ico.
  test.use({expectedErrors: /Failed to load resource/});

  test('belongs to the article that the reader navigated to', async ({page}) => {
    await page.goto(route);
    await page.locator('article').getByRole('link', {name: 'Reject time sheets'}).click();
    await expect(page.locator('h1')).toHaveText('Reject time sheets');
    await page.locator('summary', {hasText: texts.label}).click();
    const view = page.getByRole('link', {name: texts.view});
    await expect(view).toHaveAttribute('href', '/docs/university/Time%20sheets/rejecting-time-sheets.md');
    await view.click();
    await expect(page).toHaveURL(/rejecting-time-sheets\.md$/);
    await expect(page.locator('body')).toContainText('# Reject time sheets');
  });

  test('shows accented characters correctly', async ({page}) => {
    await page.goto(twinOf('es'));
    await expect(page.locator('body')).toContainText('Antes de empezar');
    await expect(page.locator('body')).toContainText(/[áéíóú]/);
    await expect(page.locator('body')).not.toContainText('Ã');
  });
});

test('the Copy page menu is not printed', async ({page}) => {
  await page.goto(route);
  const label = page.locator('summary', {hasText: texts.label});
  await expect(label).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(label).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the menu has a link to the Markdown twin', async ({page}) => {
    await page.goto(`/es${route}`);
    await page.locator('summary', {hasText: say('es', 'label')}).click();
    await expect(page.getByRole('button', {name: say('es', 'copy')})).toHaveCount(0);
    await expect(page.getByRole('link', {name: say('es', 'view')})).toHaveAttribute('href', twinOf('es'));
  });
});
