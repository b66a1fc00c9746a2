import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

/** Servers that run as processes of their own. */

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * @param child the server's process
 * @param patience milliseconds
 * @throws Error with what the server printed, if it ends or doesn't respond in that time
 */
export async function untilItAnswers(url: string, child: ChildProcess, patience = 60_000): Promise<void> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      printed += data.toString();
    });
  }
  const end = Date.now() + patience;
  while (Date.now() < end && child.exitCode === null) {
    const answered = await fetch(`${url}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (answered) {
      return;
    }
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The server at ${url} did not start: ${printed}`);
}

/** Kills the process at once, and waits until it has ended. */
export async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  if (child.exitCode === null && child.kill('SIGKILL')) {
    await exited;
  }
}
