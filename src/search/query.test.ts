import {expect, test} from '@playwright/test';
import {languages} from '../../languages';
import {corrected, isBeginning, queryReader, similar, typedWords} from './query';
import {fold, stemmer, wordsOf} from './text';

const en = queryReader(languages.en);
const pt = queryReader(languages.pt);
const asked = (reader: typeof en, query: string) =>
  reader
    .concepts(typedWords(query), (word) => word)
    .map(({alternatives}) => alternatives.map(({words}) => words.join(' ')));

test('accents and capitals do not matter', () => {
  expect(fold('Orçamento')).toBe('orcamento');
  expect(wordsOf('Orçamento 21.0')).toEqual(['orcamento', '21.0']);
});

test('the forms of a word have one stem, with or without accents', () => {
  for (const [locale, forms] of [
    ['en', ['approve', 'approves', 'approved', 'approving', 'approval', 'approver']],
    ['es', ['aprobar', 'aprobación', 'aprobaciones', 'aprobado', 'aprobadas']],
    ['pt', ['aprovar', 'aprovação', 'aprovações', 'aprovado', 'aprovacao']],
    ['es', ['buscar', 'busco', 'busque']],
    ['pt', ['marcar', 'marco', 'marque']],
    ['pt-br', ['planilha', 'planilhas']],
  ] as const) {
    expect(new Set(forms.map((form) => stemmer(languages[locale])(fold(form)))).size, locale).toBe(1);
  }
});

test('a question loses its frame, but never all its words', () => {
  expect(asked(en, 'how do I reject a project')).toEqual([['reject'], ['project']]);
  expect(asked(pt, 'como rejeito um projeto')).toEqual([['rejeito'], ['projeto']]);
  expect(asked(en, 'what is a')).toHaveLength(3);
});

test('a synonym also asks for the word of the articles, in the plural and in phrases too', () => {
  for (const query of ['timesheet', 'timesheets', 'time-sheet', 'timecard']) {
    expect(asked(en, query)[0]!.at(-1), query).toBe('time sheet');
  }
  expect(asked(pt, 'férias')).toEqual([['ferias', 'ausencia']]);
});

test('an identifier is one word, or else its parts', () => {
  expect(asked(en, 'toDocument')).toEqual([['todocument', 'to document']]);
});

test('one wrong letter in a short word and two in a long one are corrected, numbers never', () => {
  const words = ['expense', 'utilization', 'reject', '2021'];
  expect(corrected('expence', words)).toBe('expense');
  expect(corrected('utilisasion', words)).toBe('utilization');
  expect(corrected('zzzzzz', words)).toBe('zzzzzz');
  expect(corrected('2012', words)).toBe('2012');
});

test('a suggestion may differ more than a correction', () => {
  expect(corrected('utilisisn', ['utilization'])).toBe('utilisisn');
  expect(similar('utilisisn', ['utilization'])).toBe('utilization');
  expect(similar('zzqqxxyy', ['utilization', 'reject'])).toBeUndefined();
});

test('only one word of one or two letters is a beginning', () => {
  expect(['t', 'ti', 'tim', 't s', '', '/'].map(isBeginning)).toEqual([true, true, false, false, false, false]);
});
