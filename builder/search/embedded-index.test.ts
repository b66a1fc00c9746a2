import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {directoryFile} from '../../src/search/files';
import {indexArticles, indexFolder} from './embedded-index';
import {languageDirs} from './pages';

const dir = mkdtempSync(path.join(tmpdir(), 'embedded-index-'));

function writePage(lang: string): void {
  mkdirSync(path.join(dir, 'docs'), {recursive: true});
  const head = '<link rel="canonical" href="https://docs.example.com/docs/">';
  writeFileSync(
    path.join(dir, 'docs/index.html'),
    `<!doctype html><html lang="${lang}"><head>${head}</head><body><article><h1>Inicio</h1></article></body></html>`,
  );
}

test.afterAll(() => {
  rmSync(dir, {recursive: true});
});

test('a language that was built alone, at the root, is indexed as what it is', () => {
  writePage('es');
  expect(languageDirs(dir).map((languageDir) => indexArticles(dir, languageDir))).toEqual([1]);
  expect(existsSync(path.join(dir, indexFolder, directoryFile('es')))).toBe(true);
  expect(existsSync(path.join(dir, indexFolder, directoryFile('en')))).toBe(false);
});

test('a page in a language that the site does not have is an error', () => {
  writePage('fr');
  expect(() => indexArticles(dir, dir)).toThrow('its language "fr" is not one of settings/locales.ts');
});
