import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../src/search/types';
import {searchSettings} from '../src/search/settings';
import {indexSettings, recordsDir} from '../builder/search/records';
import {readArguments} from './lib/arguments';

/**
 * `npm run search:push` tells what it would send to Algolia; with `-- --send` it replaces the index by the records of
 * `npm run search:records`. It takes the application id and the index from the values of the build, and the write
 * key from ALGOLIA_WRITE_KEY, which never goes into a page.
 */

const {values} = readArguments({
  usage: 'npm run search:push -- [--send]',
  does: 'Tells what it would send to Algolia; with --send it replaces the index.',
  options: {send: {type: 'boolean'}},
});
const batchSize = 500;

function readRecords(): SearchRecord[] {
  const files = existsSync(recordsDir)
    ? readdirSync(recordsDir).filter((name) => /^records\..+\.json$/.test(name))
    : [];
  if (files.length === 0) {
    throw new Error(`There are no records in ${recordsDir}/ yet: run npm run search:records first.`);
  }
  return files.flatMap((name) => JSON.parse(readFileSync(path.join(recordsDir, name), 'utf8')) as SearchRecord[]);
}

async function push(send: boolean): Promise<void> {
  const {engine, appId, indexName} = searchSettings(process.env);
  const writeKey = process.env.ALGOLIA_WRITE_KEY?.trim();
  if (send && (engine === 'embedded' || !writeKey)) {
    throw new Error('To send, set ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_WRITE_KEY (a key that may write).');
  }
  const records = readRecords();
  const batches = Math.ceil(records.length / batchSize);
  console.log(`${records.length} records in ${batches} batches for the index ${indexName} of ${appId}.`);
  if (!send) {
    console.log('Nothing was sent. Send them with: npm run search:push -- --send');
    return;
  }
  const client = algoliasearch(appId, writeKey!);
  await client.setSettings({indexName, indexSettings: indexSettings as never});
  const {batchResponses} = await client.replaceAllObjects({indexName, objects: records as never, batchSize});
  console.log(`Sent: ${batchResponses.length} batches, and the index ${indexName} is replaced.`);
}

push(values.send ?? false).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
