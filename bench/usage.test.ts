import {expect, test} from '@playwright/test';
import {runMeasured} from './usage';

/** A command is measured with its children. */

test.skip(process.platform !== 'linux', 'needs /proc');

const megabyte = 2 ** 20;

/** Fills 150 MB and uses the processor for at least a second, in the process and in the child that it starts. */
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

test('an error names the command that failed', async () => {
  await expect(runMeasured(['-e', 'process.exit(3)'], '.')).rejects.toThrow(/process\.exit\(3\) failed in \./);
});
