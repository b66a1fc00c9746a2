import {localeCodes, localePrefix} from '../../settings/locales';
import {axeFindings, expectNoFindings, looks, otherPages} from '../lib/axe';
import {open, openWhole} from '../lib/open';
import {expect, test} from '../lib/test';

/**
 * What `routes.spec.ts`, where axe sees each article, leaves: the other pages, the words of code in both modes, and wide
 * tables and code that the keyboard can scroll.
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
    await expect(page.locator(`.theme-code-block code span.${colour}`).first()).toBeAttached();
  }
  await expectNoFindings(page, article, looks);
});

test('axe, which judges each contrast once, finds what is wrong in one place alone', async ({page}) => {
  const faults = {
    '.theme-code-block code .s': 'color: #999',
    'tr:nth-child(4) td:last-child': 'background: #444',
    '.navbar__link:last-of-type': 'color: #ccc',
    'article li': 'opacity: 0.5',
    h2: 'color: #999; font-size: 14px; font-weight: 400',
  };
  await open(page, '/docs/documenting/style-guide');
  for (const [selector, style] of Object.entries(faults)) {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, `${selector} { ${style} !important }`);
    // Some colours change slowly.
    await expect.poll(async () => (await axeFindings(page)).join(), selector).toContain('color-contrast');
  }
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
