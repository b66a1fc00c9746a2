import type {Page} from '@playwright/test';
import {open, reload, start} from '../lib/open';
import {expect, test} from '../lib/test';

/** Tabs: the served ones stay when React starts, and a reader's choice holds. */

const tab = (page: Page, name: string) => page.locator('.markdown').getByRole('tab', {name, exact: true});

test('the tabs that the page came with stay when React starts', async ({page}) => {
  await page.goto('/docs/api/quick-start');
  const served = await page.locator('.markdown .tabs-container').elementHandle();
  await start(page);
  // React has hydrated the article once its tabs answer.
  await tab(page, 'Python').click();
  await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  expect(await served.evaluate(({isConnected}) => isConnected)).toBe(true);
});

test('the language that a reader has chosen is open after a reload and on the next visit', async ({page}) => {
  await open(page, '/docs/api/quick-start');
  await expect(tab(page, 'curl')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Python').click();
  for (const back of [() => reload(page), () => open(page, '/docs/api/quick-start')]) {
    await back();
    await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'curl')).toHaveAttribute('aria-selected', 'false');
    await expect(page.locator('.markdown [role=tabpanel]:visible')).toHaveCount(1);
  }
});

test('an address that names a language opens it', async ({page}) => {
  await open(page, '/docs/api/quick-start?language=csharp');
  await expect(tab(page, 'C#')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.markdown [role=tabpanel]:visible')).toHaveCount(1);
});
