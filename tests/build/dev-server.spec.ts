import {spawn, type ChildProcess} from 'node:child_process';
import {appendFileSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copyProject} from '../../builder/project-copy';
import {freePort, kill, untilItAnswers} from '../../server/site-servers';
import {expect, test} from '../lib/test';

/** `npm run dev`: what an author sees on opening and editing an article. */

test.use({expectedRequests: /^(http|ws):\/\/localhost:/});

let dir: string;
let port: number;
let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  dir = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
  copyProject(dir);
  port = await freePort();
  const args = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', String(port)];
  server = spawn(process.execPath, args, {cwd: dir, env: {...process.env, NODE_ENV: 'development'}});
  await untilItAnswers(`http://localhost:${port}`, server, 100_000);
});

test.afterAll(async () => {
  await kill(server);
  rmSync(dir, {recursive: true, maxRetries: 10});
});

test('an article is compiled when it is opened, by address or by link, and updates as its author writes', async ({
  page,
}) => {
  test.slow();
  await page.goto(`http://localhost:${port}/docs/sdk/ui/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('UI', {timeout: 30_000});
  const sentence = 'This sentence is new.';
  await expect(page.getByText(sentence)).toHaveCount(0);
  appendFileSync(path.join(dir, 'docs/sdk/ui/index.mdx'), `\n${sentence}\n`);
  await expect(page.getByText(sentence)).toBeVisible({timeout: 30_000});
  const compiling = page.waitForRequest(/lazy-compilation/);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Alert'}).click();
  await compiling;
  await expect(page.getByRole('heading', {level: 1})).toHaveText('UI.Alert', {timeout: 30_000});
});
