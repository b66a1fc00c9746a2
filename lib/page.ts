import type {Page} from '@playwright/test';

/** Does what starts the scripts of a page: something gets the focus. */
export const wake = (page: Page): Promise<void> => page.locator('body').dispatchEvent('focusin');
