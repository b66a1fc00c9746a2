import path from 'node:path';
import {build} from 'esbuild';
import {brand} from '../../settings/brand';
import {languages} from '../../languages';
import {localeCodes} from '../../settings/locales';

/** Writes the configuration of Algolia's crawler, which makes the same records as `records.ts`. */

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
  // Codes, dates and versions are right or wrong.
  allowTyposOnNumericTokens: false,
  disableTypoToleranceOnAttributes: ['code', 'squeezedCode'],
  advancedSyntax: true,
  advancedSyntaxFeatures: ['exactPhrase'],
};

/** A rule of the hosted index. */
interface HostedSynonym {
  objectID: string;
  type: 'onewaysynonym';
  input: string;
  synonyms: string[];
}

/** The embedded engine's synonyms: a reader's word also finds the word of the articles. */
export const hostedSynonyms: HostedSynonym[] = localeCodes.flatMap((locale) =>
  languages[locale].synonyms.flatMap(([used, ...others]) =>
    others.map((input) => ({
      objectID: `${locale}-${input.replaceAll(' ', '-')}`,
      type: 'onewaysynonym' as const,
      input,
      synonyms: [used!],
    })),
  ),
);

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
