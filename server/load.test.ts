import {once} from 'node:events';
import {existsSync, readdirSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {expect, test} from '@playwright/test';
import {freePort, siteServers} from './site-servers';
import {load, startLoad} from './lib/load';
import {largestAsset} from './lib/test-pages';

/** The servers under load, and when something goes wrong. `npm run bench:load` measures for longer. */

test.describe.configure({mode: 'serial'});

/** Requests a file so often that no buffer holds all of the response, and reads only the first bytes. */
async function askAndStopReading(url: string, path: string): Promise<Socket> {
  const {hostname, port} = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(20));
  await once(socket, 'readable');
  return socket;
}

/** How many files and connections the process has open. Only Linux reports them. */
const openHandles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

for (const kind of siteServers()) {
  test.describe(kind.name, () => {
    test('under load, every request gets a response', async () => {
      const server = await kind.start(await freePort());
      const {answered, failed} = await load(server.url, 20, 4);
      await server.stop();
      expect(failed).toBe(0);
      expect(answered).toBeGreaterThan(200);
    });

    test('killed and started again under load, it fails only while it is down', async () => {
      const port = await freePort();
      const first = await kind.start(port);
      const {errors, result} = startLoad(first.url, 10, 5);
      await wait(1000);
      const down = Date.now();
      await first.stop();
      const second = await kind.start(port);
      const up = Date.now();
      const {answered} = await result;
      const after = await load(second.url, 10, 1);
      await second.stop();
      expect(answered).toBeGreaterThan(50);
      expect(errors.length).toBeGreaterThan(0);
      // The response that shows that it is up again arrives some time later.
      expect(errors.filter((time) => time < down || time > up + 100)).toEqual([]);
      expect(after.failed).toBe(0);
      expect(after.answered).toBeGreaterThan(20);
    });

    if (existsSync('/proc/self/fd')) {
      test('readers who leave in the middle of a response leave nothing open', async () => {
        const clients = 30;
        // What a server opens once, when it is first needed.
        const tolerance = 10;
        const server = await kind.start(await freePort());
        const path = largestAsset();
        const before = openHandles(server.pid);
        const sockets = await Promise.all(Array.from({length: clients}, () => askAndStopReading(server.url, path)));
        // A connection and a file each.
        await expect.poll(() => openHandles(server.pid)).toBeGreaterThanOrEqual(before + 2 * clients);
        sockets.forEach((socket) => {
          socket.resetAndDestroy();
        });
        await expect.poll(() => openHandles(server.pid)).toBeLessThanOrEqual(before + tolerance);
        expect((await fetch(server.url)).status).toBe(200);
        await server.stop();
      });
    }
  });
}
