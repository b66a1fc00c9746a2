import type {Page} from '@playwright/test';
import {expect} from './test';

/** Opens a page and waits until it answers its reader. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
