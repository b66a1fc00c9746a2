import type {Page} from '@playwright/test';
import type {DevServer} from '../builder/dev-server';

/**
 * How long an author waits for a change.
 * @returns milliseconds from saving an article to the change in the open page, for each of some changes
 */
export async function reloadTimes(page: Page, {url, append}: DevServer, times: number): Promise<number[]> {
  await page.goto(`${url}/docs/sdk/ui/`);
  await page.getByRole('heading', {level: 1}).waitFor({timeout: 60_000});
  const results: number[] = [];
  for (let number = 0; number <= times; number += 1) {
    const sentence = `Sentence ${number} is new.`;
    const start = performance.now();
    append('docs/sdk/ui/index.mdx', sentence);
    await page.getByText(sentence).waitFor({timeout: 30_000});
    results.push(performance.now() - start);
  }
  // The first change also compiles what opening the page didn't.
  return results.slice(1);
}
