import path from 'node:path';
import {build} from 'esbuild';
import {brand} from '../../settings/brand';

/** Writes the configuration of Algolia's crawler, which makes the same records as `records.ts`. */

/** Settings of the hosted index. */
export const indexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:20'],
  attributeForDistinct: 'url',
  distinct: true,
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
};

/** `records.ts` with its imports as one script, which defines `records.articleRecords`. */
async function recordsScript(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'records.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'records',
    charset: 'utf8',
  });
  return outputFiles[0]!.text;
}

/**
 * The configuration, as text for the crawler's editor. The function that extracts records contains everything that it
 * needs, because the crawler may run it apart from the rest.
 * @param indexName name of the hosted index
 */
export async function crawlerConfiguration(indexName: string): Promise<string> {
  return `// Written by npm run search:push. Paste it into the crawler's editor (https://crawler.algolia.com), and replace
// the two words in capitals with your application ID and crawler key.
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
      recordExtractor: (page) => {
${await recordsScript()}
        return records.articleRecords(page.$);
      },
    },
  ],
  initialIndexSettings: {'${indexName}': ${JSON.stringify(indexSettings, null, 2)}},
});
`;
}
