import {expect, test} from '@playwright/test';
import {runMeasured} from './usage';

/** Children and grandchildren count; what fails says so. */

test.skip(process.platform !== 'linux', 'needs /proc');

const megabyte = 2 ** 20;

/** Fills memory and works for a second each, at the same time as the process that it starts. */
const work = `
  const start = performance.now();
  const memory = Buffer.alloc(150 * ${megabyte}, 1);
  while (process.cpuUsage().user < 1e6 || performance.now() - start < 3000) {
    for (let round = 0; round < 1e7; round += 1);
  }
`;
const withChild = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(work)}]); ${work}`;

test('time, processor time and memory are those of a command with its children', async () => {
  const {seconds, cpuSeconds, peakMemory} = await runMeasured(['-e', withChild], '.');
  expect(seconds).toBeGreaterThan(2.9);
  expect(cpuSeconds).toBeGreaterThan(1.9);
  expect(peakMemory).toBeGreaterThan(300 * megabyte);
  expect(peakMemory).toBeLessThan(600 * megabyte);
});

test('a command that fails is named', async () => {
  await expect(runMeasured(['-e', 'process.exit(3)'], '.')).rejects.toThrow(/process\.exit\(3\) failed in \./);
});
