import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../settings/brand';
import {searchSettings} from '../src/search/settings';
import {buildDir} from '../builder/build';
import {builtPages} from '../builder/search/pages';
import {articleRecords, indexSettings, recordsDir} from '../builder/search/records';
import {readArguments} from './lib/arguments';
import type {SearchRecord} from '../src/search/types';

/**
 * `npm run search:records` writes what hosted search needs, from the built pages: the records of each language as
 * JSON for a push by API, and the configuration with which Algolia's crawler makes the same records itself.
 */

readArguments({
  usage: 'npm run search:records',
  does: 'Writes the search records of the built pages and the configuration of the crawler.',
});
function crawlerConfiguration(indexName: string): string {
  return `// Made by npm run search:records; paste it into the editor of the crawler (https://crawler.algolia.com).
// Put your own application id and crawler key in place of the two words in capitals.
const __name = (value) => value; // the compiler of our scripts marks functions with their names
${articleRecords.toString()}

new Crawler({
  appId: 'APPLICATION_ID',
  apiKey: 'CRAWLER_KEY',
  rateLimit: 8,
  startUrls: ['${brand.siteUrl}/'],
  sitemaps: ['${brand.siteUrl}/sitemap.xml'],
  discoveryPatterns: ['${brand.siteUrl}/**'],
  actions: [
    {
      indexName: '${indexName}',
      pathsToMatch: ['${brand.siteUrl}/**/docs/**'],
      recordExtractor: ({$}) => articleRecords($),
    },
  ],
  initialIndexSettings: {'${indexName}': ${JSON.stringify(indexSettings, null, 2)}},
});
`;
}

function main(): void {
  if (!existsSync(buildDir)) {
    throw new Error(`There is no ${buildDir}/ yet: run npm run build first.`);
  }
  mkdirSync(recordsDir, {recursive: true});
  const byLanguage = new Map<string, SearchRecord[]>();
  for (const {$} of builtPages(buildDir)) {
    for (const record of articleRecords($)) {
      byLanguage.set(record.language, [...(byLanguage.get(record.language) ?? []), record]);
    }
  }
  for (const [language, records] of byLanguage) {
    const file = path.join(recordsDir, `records.${language}.json`);
    writeFileSync(file, JSON.stringify(records, null, 1));
    console.log(`${file}: ${records.length} records.`);
  }
  const configuration = path.join(recordsDir, 'crawler.js');
  writeFileSync(configuration, crawlerConfiguration(searchSettings(process.env).indexName));
  console.log(`${configuration}: configuration of the crawler.`);
}

main();
