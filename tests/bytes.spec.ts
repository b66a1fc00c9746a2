import {byteBudgets, isOver} from '../bench/budgets';
import {firstView, total} from '../bench/measure';
import {firstArticle} from '../bench/pages';
import {buildDir} from '../scripts/lib/build';
import {localePrefix} from '../src/locales';
import {expect, test} from './lib/test';

/** What a reader downloads with the first article stays within the budgets of `bench/budgets.ts`. */

for (const locale of ['en', 'es'] as const) {
  test(`a first article in ${locale} keeps to its budgets`, async ({page, baseURL}) => {
    const view = await firstView(page, baseURL! + localePrefix(locale) + firstArticle, buildDir);
    const bytes = {view: total(view, 'gzip'), script: view.script.brotli, stylesheet: view.stylesheet.brotli};
    const over = Object.entries(byteBudgets).filter(([key, budget]) =>
      isOver(budget, bytes[key as keyof typeof bytes]),
    );
    expect(over.map(([key, {budget}]) => `${key}: ${bytes[key as keyof typeof bytes]} of ${budget}`)).toEqual([]);
    expect(bytes.script).toBeGreaterThan(0);
  });
}
