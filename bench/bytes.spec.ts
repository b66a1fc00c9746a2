import {buildDir} from '../builder/build';
import {localePrefix} from '../settings/locales';
import {expect, test} from '../tests/lib/test';
import {byteBudgets, isOver, type Weight} from './budgets';
import {firstArticle} from './pages';
import {weights} from './weight';

/** What a reader downloads with the first article stays within the budgets. */

for (const locale of ['en', 'es'] as const) {
  test(`a first article in ${locale} stays within the byte budgets`, async ({page, baseURL}) => {
    const bytes = await weights(page, baseURL! + localePrefix(locale) + firstArticle, buildDir);
    const over = (Object.keys(byteBudgets) as Weight[]).filter((key) => isOver(byteBudgets[key], bytes[key]));
    expect(over.map((key) => `${key}: ${bytes[key]} of ${byteBudgets[key].budget}`)).toEqual([]);
    expect(bytes.onIntent).toBeGreaterThan(0);
  });
}
