import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/** How the scripts of a page start, once they do (`framework/client/entry.ts`). */

test('React renders in parts, behind what the browser has to paint', async ({page}) => {
  await page.addInitScript(() => {
    const {scheduler} = window as unknown as {
      scheduler: {postTask: (task: unknown, options: {priority: string}) => unknown};
    };
    const postTask = scheduler.postTask.bind(scheduler);
    scheduler.postTask = (task, options) => {
      document.documentElement.dataset.parts = options.priority;
      return postTask(task, options);
    };
  });
  await open(page, '/docs/');
  await expect(page.locator('html')).toHaveAttribute('data-parts', 'background');
  expect(await page.evaluate(() => 'setImmediate' in window)).toBe(false);
});

test('a browser without priorities for tasks starts them, too', async ({page}) => {
  await page.addInitScript('delete window.scheduler');
  await open(page, '/docs/');
  expect(await page.evaluate(() => 'scheduler' in window)).toBe(false);
});
