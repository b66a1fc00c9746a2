import {expect, test} from '@playwright/test';
import {hostedSynonyms, indexSettings} from './hosted-index';

test('hosted search has the fields, the weights, and the synonyms of the embedded engine', () => {
  expect(indexSettings.searchableAttributes.join()).toMatch(
    /^unordered\(squeezedCode\),unordered\(code\).*lvl1.*keywords.*description.*lvl2.*place.*content/,
  );
  expect(indexSettings).toMatchObject({
    disableTypoToleranceOnAttributes: ['code', 'squeezedCode'],
    advancedSyntax: true,
    advancedSyntaxFeatures: ['exactPhrase'],
  });
  expect(indexSettings).toMatchObject({customRanking: ['desc(weight)'], removeWordsIfNoResults: 'allOptional'});
  expect(indexSettings.queryLanguages).toEqual(['en', 'es', 'pt']);
  expect(hostedSynonyms).toContainEqual({
    objectID: 'pt-férias',
    type: 'onewaysynonym',
    input: 'férias',
    synonyms: ['ausência'],
  });
  expect(new Set(hostedSynonyms.map(({objectID}) => objectID)).size).toBe(hostedSynonyms.length);
});
