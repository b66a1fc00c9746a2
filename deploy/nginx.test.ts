import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {translatedLocales} from '../src/locales';

test('nginx knows every locale that has a not-found page of its own', () => {
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(`(?<locale>${translatedLocales.join('|')})`);
});
