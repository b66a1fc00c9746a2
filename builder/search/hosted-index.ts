import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {searchSettings} from '../../src/search/settings';
import type {IndexRecord} from '../../src/search/types';
import {buildDir} from '../build';
import {crawlerConfiguration, hostedSynonyms, indexSettings} from './crawler';
import {builtPages, languageDirs} from './pages';
import {articleRecords} from './records';

/** Fills the index of hosted search from the built pages. */

/** Where the records and the crawler's configuration are written. */
export const recordsDir = '.cache/search';

const batchSize = 500;

/**
 * Writes the records of each language, the crawler's configuration and the synonyms into {@link recordsDir}.
 * @returns all records
 * @throws Error when there is no build
 */
export async function writeRecords(): Promise<IndexRecord[]> {
  if (!existsSync(buildDir)) {
    throw new Error(`There is no ${buildDir}/ yet: run npm run build first.`);
  }
  const records = languageDirs(buildDir).flatMap((dir) =>
    Array.from(builtPages(dir), ({$}) => articleRecords($)).flat(),
  );
  rmSync(recordsDir, {recursive: true, force: true});
  mkdirSync(recordsDir, {recursive: true});
  const write = (name: string, content: string, what: string) => {
    const file = path.join(recordsDir, name);
    writeFileSync(file, content);
    console.log(`${file}: ${what}.`);
  };
  for (const language of new Set(records.map((record) => record.language))) {
    const own = records.filter((record) => record.language === language);
    write(`records.${language}.json`, JSON.stringify(own, null, 1), `${own.length} records`);
  }
  const configuration = await crawlerConfiguration(searchSettings(process.env).indexName);
  write('crawler.js', configuration, 'configuration of the crawler');
  write('synonyms.json', JSON.stringify(hostedSynonyms, null, 1), `${hostedSynonyms.length} synonyms`);
  return records;
}

/**
 * Replaces the hosted index.
 * @throws Error when a variable is missing, or Algolia refuses
 */
export async function replaceIndex(records: IndexRecord[]): Promise<void> {
  const {engine, appId, indexName} = searchSettings(process.env);
  const writeKey = process.env.ALGOLIA_WRITE_KEY?.trim();
  if (engine === 'embedded' || !writeKey) {
    throw new Error('To send, set ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_WRITE_KEY (a key with write access).');
  }
  const client = algoliasearch(appId, writeKey);
  await client.setSettings({indexName, indexSettings: indexSettings as never});
  await client.saveSynonyms({indexName, synonymHit: hostedSynonyms, replaceExistingSynonyms: true});
  const {batchResponses} = await client.replaceAllObjects({indexName, objects: records as never, batchSize});
  console.log(
    `Sent ${records.length} records in ${batchResponses.length} batches; the index ${indexName} is replaced.`,
  );
}
