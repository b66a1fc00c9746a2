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
  for (const language of new Set(records.map((record) => record.language))) {
    const file = path.join(recordsDir, `records.${language}.json`);
    const ofLanguage = records.filter((record) => record.language === language);
    writeFileSync(file, JSON.stringify(ofLanguage, null, 1));
    console.log(`${file}: ${ofLanguage.length} records.`);
  }
  const configuration = path.join(recordsDir, 'crawler.js');
  writeFileSync(configuration, await crawlerConfiguration(searchSettings(process.env).indexName));
  console.log(`${configuration}: configuration of the crawler.`);
  const synonyms = path.join(recordsDir, 'synonyms.json');
  writeFileSync(synonyms, JSON.stringify(hostedSynonyms, null, 1));
  console.log(`${synonyms}: ${hostedSynonyms.length} synonyms.`);
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
