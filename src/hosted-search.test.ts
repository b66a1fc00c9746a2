import {expect, test} from '@playwright/test';
import {hostedSearch} from './hosted-search';

test('search is embedded unless the values are set', () => {
  expect(hostedSearch({NODE_ENV: 'production'})).toBeUndefined();
});

test('search is hosted when application and key are set; the index has a default', () => {
  const env = {NODE_ENV: 'production', ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key'} as const;
  expect(hostedSearch(env)).toEqual({appId: 'APP', apiKey: 'key', indexName: 'sw_documentation'});
  expect(hostedSearch({...env, ALGOLIA_INDEX_NAME: 'own'})?.indexName).toBe('own');
});

test('a half-set configuration is refused and names what is missing', () => {
  expect(() => hostedSearch({NODE_ENV: 'production', ALGOLIA_APP_ID: 'APP'})).toThrow(/set ALGOLIA_API_KEY too/);
  expect(() => hostedSearch({NODE_ENV: 'production', ALGOLIA_INDEX_NAME: 'own'})).toThrow(
    /set ALGOLIA_APP_ID and ALGOLIA_API_KEY too/,
  );
});
