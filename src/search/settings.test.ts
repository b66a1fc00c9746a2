import {expect, test} from '@playwright/test';
import {searchSettings} from './settings';

const key = '0123456789abcdef0123456789abcdef';
const env = {NODE_ENV: 'production', ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: key} as const;

test('search is embedded unless the values are set', () => {
  expect(searchSettings({NODE_ENV: 'production'}).engine).toBe('embedded');
});

test('search is hosted when application and key are set; the index has a default', () => {
  expect(searchSettings(env)).toEqual({engine: 'hosted', appId: 'APP', apiKey: key, indexName: 'sw_documentation'});
  expect(searchSettings({...env, ALGOLIA_INDEX_NAME: 'own'}).indexName).toBe('own');
});

test('a half-set configuration is refused and names what is missing', () => {
  expect(() => searchSettings({NODE_ENV: 'production', ALGOLIA_APP_ID: 'APP'})).toThrow(/set ALGOLIA_API_KEY too/);
  expect(() => searchSettings({NODE_ENV: 'production', ALGOLIA_INDEX_NAME: 'own'})).toThrow(
    /set ALGOLIA_APP_ID and ALGOLIA_API_KEY too/,
  );
});

test('a key that must not be published is refused', () => {
  expect(() => searchSettings({...env, ALGOLIA_WRITE_KEY: key})).toThrow(/looks like an admin or write key/);
  expect(() => searchSettings({...env, ALGOLIA_API_KEY: 'admin-secret'})).toThrow(/looks like an admin or write key/);
});
