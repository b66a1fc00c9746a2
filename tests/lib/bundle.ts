import type {Page} from '@playwright/test';

/**
 * Changes the configuration that the site's main script carries, to see what the site would do with another one.
 * The page that the server drew stays as it was, so React may report that the two differ.
 * @throws Error when the script has no such text
 */
export async function changeBundle(page: Page, text: string | RegExp, replacement: string): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const changed = script.replace(text, replacement);
    if (changed === script) {
      throw new Error(`${route.request().url()} does not contain ${text}.`);
    }
    await route.fulfill({response, body: changed});
  });
}
