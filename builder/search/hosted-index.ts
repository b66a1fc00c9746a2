import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {languages} from '../../languages';
import {groupBy} from '../../lib/group';
import {localeCodes} from '../../settings/locales';
import {searchSettings} from '../../src/search/settings';
import type {IndexRecord} from '../../src/search/types';
import {buildDir} from '../build';
import {builtPages, languageDirs} from './pages';
import {articleRecords} from './records';

/** Fills the index of hosted search from the built pages. */

/** Where the records and the synonyms are written. */
export const recordsDir = '.cache/search';

const batchSize = 500;

/** Languages as Algolia names them: Portuguese is one. */
const languageCodes = [...new Set(localeCodes.map((code) => code.slice(0, 2)))];

/** Settings of the hosted index, with the fields and the order of the embedded one. */
export const indexSettings = {
  searchableAttributes: [
    'unordered(squeezedCode),unordered(code)',
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(description)',
    'unordered(hierarchy.lvl2),unordered(hierarchy.lvl3),unordered(hierarchy.lvl4)',
    'unordered(place)',
    'content',
  ],
  customRanking: ['desc(weight)'],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:20'],
  attributeForDistinct: 'url',
  distinct: true,
  queryLanguages: languageCodes,
  indexLanguages: languageCodes,
  ignorePlurals: languageCodes,
  removeStopWords: languageCodes,
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  // Codes, dates, and versions are right or wrong.
  allowTyposOnNumericTokens: false,
  disableTypoToleranceOnAttributes: ['code', 'squeezedCode'],
  advancedSyntax: true,
  advancedSyntaxFeatures: ['exactPhrase'],
};

/** The embedded engine's synonyms: a reader's word also finds the word of the articles. */
export const hostedSynonyms = localeCodes.flatMap((locale) =>
  languages[locale].synonyms.flatMap(([used, ...others]) =>
    others.map((input) => ({
      objectID: `${locale}-${input.replaceAll(' ', '-')}`,
      type: 'onewaysynonym' as const,
      input,
      synonyms: [used!],
    })),
  ),
);

/** Writes the records of each language and the synonyms into {@link recordsDir}; throws if there is no build. */
export function writeRecords(): IndexRecord[] {
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
  for (const [language, own] of groupBy(records, (record) => record.language)) {
    write(`records.${language}.json`, JSON.stringify(own, null, 1), `${own.length} records`);
  }
  write('synonyms.json', JSON.stringify(hostedSynonyms, null, 1), `${hostedSynonyms.length} synonyms`);
  return records;
}

/** @throws Error when a variable is missing, or Algolia refuses */
export async function replaceIndex(records: IndexRecord[]): Promise<void> {
  const {engine, appId, indexName} = searchSettings(process.env);
  const writeKey = process.env.ALGOLIA_WRITE_KEY?.trim();
  if (engine === 'embedded' || !writeKey) {
    throw new Error('To send, set ALGOLIA_APP_ID, ALGOLIA_API_KEY, and ALGOLIA_WRITE_KEY (a key with write access).');
  }
  const client = algoliasearch(appId, writeKey);
  await client.setSettings({indexName, indexSettings: indexSettings as never});
  await client.saveSynonyms({indexName, synonymHit: hostedSynonyms, replaceExistingSynonyms: true});
  const {batchResponses} = await client.replaceAllObjects({indexName, objects: records as never, batchSize});
  console.log(
    `Sent ${records.length} records in ${batchResponses.length} batches; the index ${indexName} is replaced.`,
  );
}
