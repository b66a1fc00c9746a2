import {startDevServer, type DevServer} from './dev-server';
import {expect, test} from '../lib/test';

/** `npm run dev`: what an author sees on opening and editing an article. */

test.use({expectedRequests: /^(http|ws):\/\/localhost:/});

let server: DevServer | undefined;

test.beforeAll(async () => {
  test.setTimeout(330_000);
  server = await startDevServer();
});

test.afterAll(() => server?.stop());

test('an article is compiled when it is opened, by address or by link, and updates as its author writes', async ({
  page,
}) => {
  test.slow();
  await page.goto(`${server!.url}/docs/sdk/ui/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('UI', {timeout: 30_000});
  const sentence = 'This sentence is new.';
  await expect(page.getByText(sentence)).toHaveCount(0);
  server!.append('docs/sdk/ui/index.mdx', sentence);
  await expect(page.getByText(sentence)).toBeVisible({timeout: 30_000});
  const compiling = page.waitForRequest(/lazy-compilation/);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Alert'}).click();
  await compiling;
  await expect(page.getByRole('heading', {level: 1})).toHaveText('UI.Alert', {timeout: 30_000});
});
