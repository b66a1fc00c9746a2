import {translationDir} from '../../articles/files';
import {startDevServer, type DevServer} from './dev-server';
import {expect, test} from '../lib/test';

/** `npm run dev`: what an author sees on opening and editing an article, here a translation. */

test.use({expectedRequests: /^(http|ws):\/\/localhost:/});

test.describe.configure({mode: 'default'});

const spanish = (article: string) => `${translationDir('es')}/${article}`;

let server: DevServer | undefined;

test.beforeAll(async () => {
  test.setTimeout(330_000);
  server = await startDevServer('es');
});

test.afterAll(() => server?.stop());

test('an article is compiled when it is opened, by address or by link, and updates as its author writes', async ({
  page,
}) => {
  test.slow();
  await page.goto(`${server!.url}/es/docs/sdk/ui/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('UI', {timeout: 30_000});
  const sentence = 'Esta frase es nueva.';
  await expect(page.getByText(sentence)).toHaveCount(0);
  server!.append(spanish('sdk/ui/index.mdx'), sentence);
  await expect(page.getByText(sentence)).toBeVisible({timeout: 30_000});
  const compiling = page.waitForRequest(/lazy-compilation/);
  await page
    .getByRole('navigation', {name: 'Barra lateral de la documentación'})
    .getByRole('link', {name: 'Alert'})
    .click();
  await compiling;
  await expect(page.getByRole('heading', {level: 1})).toHaveText('UI.Alert', {timeout: 30_000});
});

test('a translation says that it is stale as soon as its English text changes', async ({page}) => {
  test.slow();
  await page.goto(`${server!.url}/es/docs/sdk/ui/ui-tooltip/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('UI.Tooltip', {timeout: 30_000});
  const notice = page.getByText('La página en inglés es más reciente');
  await expect(notice).toHaveCount(0);
  server!.append('docs/sdk/ui/ui-tooltip.mdx', 'This sentence is new.');
  await expect(notice).toBeVisible({timeout: 60_000});
});

test('a link that leads nowhere is printed with file and line', async ({page}) => {
  test.slow();
  const file = spanish('sdk/ui/ui-tooltip.mdx');
  server!.append(file, '[Nada](/sdk/ui/ui-tooltips.mdx)');
  await page.goto(`${server!.url}/es/docs/sdk/ui/ui-tooltip/`);
  await expect(page.getByRole('link', {name: 'Nada'})).toBeVisible({timeout: 30_000});
  expect(server!.printed()).toMatch(
    new RegExp(
      `${file}:\\d+: the link /sdk/ui/ui-tooltips.mdx leads to no article. Did you mean /sdk/ui/ui-tooltip.mdx?`,
    ),
  );
});
