import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {byteBudgets, isOver, type Weight} from '../../bench/budgets';
import {downloads, weights} from '../../bench/weight';
import {firstArticle} from '../../bench/pages';
import {buildDir} from '../../builder/build';
import {localePrefix} from '../../settings/locales';
import {expect, test} from '../lib/test';

/** What a reader downloads with the first article stays within the budgets of `bench/budgets.ts`. */

for (const locale of ['en', 'es'] as const) {
  test(`a first article in ${locale} stays within the byte budgets`, async ({page, baseURL}) => {
    const bytes = weights(await downloads(page, baseURL! + localePrefix(locale) + firstArticle, buildDir));
    const over = (Object.keys(byteBudgets) as Weight[]).filter((key) => isOver(byteBudgets[key], bytes[key]));
    expect(over.map((key) => `${key}: ${bytes[key]} of ${byteBudgets[key].budget}`)).toEqual([]);
    expect(bytes.onIntent).toBeGreaterThan(0);
  });
}

test('the main script has no routes of articles in sections: it does not grow with the catalog', () => {
  const scripts = path.join(buildDir, 'assets/js');
  const main = readdirSync(scripts).find((name) => /^main\.\w+\.js$/.test(name))!;
  const routes = readFileSync(path.join(scripts, main), 'utf8').match(/\bpath:"[^"]*"/g)!;
  expect(routes).toContain('path:"/docs/"');
  expect(routes.filter((route) => /"\/docs\/[^/]+\/./.test(route))).toEqual([]);
});
