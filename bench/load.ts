import {existsSync} from 'node:fs';
import {buildDir} from '../builder/build';
import {load} from '../server/lib/load';
import {freePort, siteServers} from '../server/site-servers';
import {reportResults, type Table} from './results';

/** Measures how many requests the servers handle, and how long the slowest hundredth of them takes. */

const connections = 50;
const seconds = 10;

/**
 * Measures every server on this machine, and writes the table into `bench/RESULTS.md`.
 * @returns how many requests failed
 * @throws Error when there is no build
 */
export async function measureLoad(): Promise<number> {
  if (!existsSync(buildDir)) {
    throw new Error(`There is no ${buildDir}/ yet: run npm run build first.`);
  }
  const table: Table = {};
  let failures = 0;
  for (const kind of siteServers()) {
    const server = await kind.start(await freePort());
    const {answered, failed, perSecond, p99} = await load(server.url, connections, seconds);
    await server.stop();
    failures += failed;
    table[kind.name] = {
      'Requests per second': Math.round(perSecond),
      'p99, ms': p99,
      Answered: answered,
      Failed: failed,
    };
  }
  await reportResults('Load', `${connections} clients for ${seconds} seconds.`, {Server: table});
  return failures;
}
