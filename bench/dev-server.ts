import {spawn, type ChildProcess} from 'node:child_process';
import {appendFileSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {copyProject} from '../builder/project-copy';
import {freePort, kill, untilItAnswers} from '../server/site-servers';

/** `npm run dev` in a copy of the project. */

export interface DevServer {
  /** Address without a slash at the end. */
  url: string;
  /** Appends a paragraph to an article. */
  append: (file: string, paragraph: string) => void;
  stop: () => Promise<void>;
}

/**
 * Starts the server, which takes some seconds.
 * @throws Error with what it printed, if it doesn't respond within 100 seconds
 */
export async function startDevServer(): Promise<DevServer> {
  const dir = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
  copyProject(dir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const args = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', String(port)];
  const server: ChildProcess = spawn(process.execPath, args, {
    cwd: dir,
    env: {...process.env, NODE_ENV: 'development'},
  });
  await untilItAnswers(url, server, 100_000);
  return {
    url,
    append(file, paragraph) {
      appendFileSync(path.join(dir, file), `\n${paragraph}\n`);
    },
    async stop() {
      await kill(server);
      rmSync(dir, {recursive: true, maxRetries: 10});
    },
  };
}

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
