import {localeCodes} from '../src/locales';
import {accessiblePages, codeTokens, expectNoFindings, looks} from './lib/axe';
import {open} from './lib/open';
import {expect, test} from './lib/test';

/**
 * Every page once by axe, in a language, width and colour mode that take turns (`npm run test:a11y` has all
 * combinations and every word of code), and wide tables and code that the keyboard can scroll.
 */

/** Pages per test: enough for a warm cache, few enough that the workers share the load. */
const batch = 20;

for (let first = 0; first < accessiblePages.length; first += batch) {
  const paths = accessiblePages.slice(first, first + batch);
  test(`axe finds nothing from ${paths[0]!} to ${paths.at(-1)!}`, async ({page}) => {
    test.setTimeout(240_000);
    for (const [index, path] of paths.entries()) {
      const turn = first + index;
      const locale = localeCodes[turn % localeCodes.length]!;
      const look = looks[Math.floor(turn / localeCodes.length) % looks.length]!;
      await expectNoFindings(page, locale, path, [look], [codeTokens]);
    }
  });
}

test('the words of code have contrast in both modes, each of the six colours', async ({page}) => {
  const article = '/docs/documenting/style-guide';
  await open(page, article);
  for (const colour of ['a', 'c', 'f', 'k', 'm', 's']) {
    await expect(page.locator(`${codeTokens}.${colour}`).first()).toBeAttached();
  }
  await expectNoFindings(page, 'en', article, looks);
});

test.describe('what is wider than a phone', () => {
  const article = '/docs/integrations';

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}});

    test('is a region with the name of its heading, which arrow keys scroll', async ({page}) => {
      await open(page, article);
      const table = page.getByRole('region', {name: 'All integrations'});
      await table.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => table.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
      await expect(table.getByRole('table')).toBeVisible();
    });

    test('code too', async ({page}) => {
      await open(page, '/docs/api/client-api');
      const code = page.locator('.theme-code-block pre[role="region"]').first();
      await code.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => code.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
      expect(await code.getAttribute('aria-label')).not.toBe('');
    });
  });

  test('is no stop where it fits', async ({page}) => {
    await page.setViewportSize({width: 1800, height: 900});
    await page.goto(article);
    await expect(page.locator('.table-frame').first()).toBeVisible();
    await expect(page.getByRole('region', {name: 'All integrations'})).toHaveCount(0);
  });
});
