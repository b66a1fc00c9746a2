import {existsSync} from 'node:fs';
import {load} from '../server/lib/load';
import {readArguments} from './lib/arguments';
import {buildDir} from '../builder/build';
import {freePort, siteServers} from '../server/site-servers';

/**
 * `npm run bench:load` measures on this machine how many requests each server answers, and how long the slowest
 * hundredth of them waits. It fails when a request does.
 */

readArguments({
  usage: 'npm run bench:load',
  does: 'Measures how many requests the servers answer on this machine, and how fast.',
});

const connections = 50;
const seconds = 10;

async function bench(): Promise<void> {
  if (!existsSync(buildDir)) {
    throw new Error(`There is no ${buildDir}/ yet: run npm run build first.`);
  }
  for (const kind of siteServers()) {
    const server = await kind.start(await freePort());
    const {answered, failed, perSecond, p99} = await load(server.url, connections, seconds);
    await server.stop();
    console.log(
      `${kind.name}: ${Math.round(perSecond)} requests per second, p99 ${p99} ms, ` +
        `${answered} answered, ${failed} failed (${connections} clients, ${seconds} s).`,
    );
    if (failed > 0) {
      process.exitCode = 1;
    }
  }
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
