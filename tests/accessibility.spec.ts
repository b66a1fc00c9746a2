import {localeCodes, localePrefix} from '../src/locales';
import {codeTokens, expectNoFindings, looks, otherPages} from './lib/axe';
import {open, openWhole} from './lib/open';
import {expect, test} from './lib/test';

/**
 * What `routes.spec.ts`, where axe sees each article, leaves: the other pages, the words of code, and wide tables and
 * code that the keyboard can scroll.
 */

for (const [index, path] of otherPages.entries()) {
  test(`axe finds nothing on ${path}`, async ({page}) => {
    const address = localePrefix(localeCodes[index % localeCodes.length]!) + path;
    await openWhole(page, address);
    await expectNoFindings(page, address, looks);
  });
}

test('the words of code have contrast in both modes, each of the six colours', async ({page}) => {
  const article = '/docs/documenting/style-guide';
  await open(page, article);
  for (const colour of ['a', 'c', 'f', 'k', 'm', 's']) {
    await expect(page.locator(`${codeTokens}.${colour}`).first()).toBeAttached();
  }
  await expectNoFindings(page, article, looks);
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
