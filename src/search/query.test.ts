import {expect, test} from '@playwright/test';
import {fold, queryPreparer} from './query';

const vocabulary = ['expense', 'utilization', 'reject', 'Orçamento', 'toDocument', 'receipt'];
const en = queryPreparer('en', vocabulary);
const pt = queryPreparer('pt', vocabulary);

test('accents and capitals do not matter', () => {
  expect(fold('Orçamento')).toBe('orcamento');
  expect(pt('orcamento').variants).toContain('Orçamento');
});

test('a plain question is searched by the words that say something', () => {
  expect(en('how do I reject a time sheet').variants[0]).toBe('reject time sheet');
  expect(en('what is a').variants[0]).toBe('what is a');
});

test('one wrong letter in a short word and two in a long one are understood', () => {
  expect(en('expence').variants[0]).toBe('expense');
  expect(en('timeshet').variants[0]).toBe('time sheet');
  expect(en('utilisasion').variants[0]).toBe('utilization');
  expect(en('zzzzzz').variants).toEqual(['zzzzzz']);
});

test('the beginning of a word is completed while it is typed, but not before another word', () => {
  expect(en('utiliz').variants[0]).toBe('utilization');
  expect(en('utiliz x').variants[0]).not.toContain('utilization');
});

test('synonyms are searched as the word of the articles, in the plural and in phrases too', () => {
  for (const query of ['timesheet', 'timesheets', 'time-sheet']) {
    expect(en(query).variants[0]).toBe('time sheet');
  }
  expect(en('vacation').variants[0]).toBe('leave');
  expect(en('login').variants[0]).toBe('sign');
  expect(pt('férias').variants[0]).toBe('ausência');
});

test('identifiers are searched as they stand', () => {
  for (const identifier of ['toDocument', 'X-AppTenant', 'SW.StateStoring', 'EnqueueBackgroundWork']) {
    expect(en(identifier).variants).toEqual([identifier]);
  }
});

test('nothing typed is nothing searched', () => {
  expect(en('  ').variants).toEqual([]);
});
