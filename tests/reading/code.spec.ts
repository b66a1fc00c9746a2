import type {Response} from '@playwright/test';
import {message} from '../lib/messages';
import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/** Code blocks are highlighted at build time, and their text can be copied. */

test.use({permissions: ['clipboard-read', 'clipboard-write']});

for (const locale of ['en', 'pt'] as const) {
  test(`${locale}: code is highlighted without JavaScript, and the button copies it unchanged`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const address = `${locale === 'en' ? '' : '/pt'}/docs/sdk/application/application-navigate`;
    const still = await browser.newPage({javaScriptEnabled: false, baseURL});
    await still.goto(address);
    const keyword = still.locator('.theme-code-block code span').first();
    const plain = still.locator('.theme-code-block code').first();
    const color = (element: typeof plain) => element.evaluate((node) => getComputedStyle(node).color);
    expect(await color(keyword)).not.toBe(await color(plain));
    await still.close();

    await open(page, address);
    const block = page.locator('.theme-code-block').first();
    await block.hover();
    await block
      .getByRole('button', {name: message(locale, 'theme.CodeBlock.copyButtonAriaLabel', 'Copy code to clipboard')})
      .click();
    await expect(block.getByRole('button', {name: message(locale, 'theme.CodeBlock.copied', 'Copied')})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('code').textContent());
  });
}

test('without clipboard access, the copy button selects the code', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, '/docs/sdk/application/application-navigate');
  const block = page.locator('.theme-code-block').first();
  await block.hover();
  await block.getByRole('button').click();
  const code = (await block.locator('code').innerText()).trim();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(code);
});

test('code blocks show titles, highlighted lines, and line numbers', async ({page}) => {
  await open(page, '/docs/documenting/style-guide');
  const titled = page.locator('.theme-code-block').filter({has: page.getByText('job.json', {exact: true})});
  await expect(titled).toBeVisible();
  const background = (line: ReturnType<typeof page.locator>) =>
    line.evaluate((node) => getComputedStyle(node).backgroundColor);
  const marked = page.locator('.theme-code-block .marked').first();
  expect(await background(marked)).not.toBe(
    await background(page.locator('.theme-code-block .line:not(.marked)').first()),
  );
  const number = (line: ReturnType<typeof page.locator>) =>
    line.evaluate((node) => getComputedStyle(node, '::before').content);
  expect(await number(page.locator('.theme-code-block .numbered').first())).toBe('counter(line)');
});

test('no page downloads Prism', async ({page}) => {
  const responses: Promise<string>[] = [];
  const collect = (response: Response) => {
    if (response.url().endsWith('.js') && response.request().headers()['sec-purpose'] !== 'prefetch') {
      responses.push(response.text());
    }
  };
  page.on('response', collect);
  await open(page, '/docs/sdk/ui/');
  // What arrives later could not be read once the test has ended.
  page.off('response', collect);
  const scripts = await Promise.all(responses);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((text) => text.includes('doctype-tag') || text.includes('class-name-subpattern'))).toEqual([]);
});
