import {spawn, type ChildProcess} from 'node:child_process';
import {appendFileSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort, kill, untilItAnswers} from '../lib/processes';
import {copyProject} from '../lib/project-copy';
import type {Locale} from '../../settings/locales';

/** `npm run dev` in a copy of the project, for tests that change articles. */

export interface DevServer {
  /** Address without a slash at the end. */
  url: string;
  /** Appends a paragraph to an article. */
  append: (file: string, paragraph: string) => void;
  /** What it has printed so far. */
  printed: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts the server for one language, which takes some seconds.
 * @throws Error with what it printed, if it doesn't respond within five minutes
 */
export async function startDevServer(locale: Locale): Promise<DevServer> {
  const dir = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
  copyProject(dir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const args = [
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'start',
    '--no-open',
    '--locale',
    locale,
    '--port',
    String(port),
  ];
  const server: ChildProcess = spawn(process.execPath, args, {
    cwd: dir,
    env: {...process.env, NODE_ENV: 'development'},
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (data: Buffer) => {
      printed += data.toString();
    });
  }
  await untilItAnswers(url, server, 300_000);
  return {
    url,
    append(file, paragraph) {
      appendFileSync(path.join(dir, file), `\n${paragraph}\n`);
    },
    printed: () => printed,
    async stop() {
      await kill(server);
      rmSync(dir, {recursive: true, maxRetries: 10});
    },
  };
}
