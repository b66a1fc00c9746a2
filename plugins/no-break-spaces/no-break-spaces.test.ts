import {expect, test} from '@playwright/test';
import {parseArticle} from '../../articles/parse';
import {withNoBreakSpaces} from '../../articles/no-break-spaces';
import noBreakSpacesPlugin, {frontMatterWithNoBreakSpaces} from '.';

/** Numbers stay with their units. */

const cases: [text: string, expected: string][] = [
  ['un 40 % de 12 000,00 EUR', 'un 40\u00a0% de 12 000,00\u00a0EUR'],
  ['8 h y 30 min', '8\u00a0h y 30\u00a0min'],
  ['Recursos (RR. HH.)', 'Recursos (RR.\u00a0HH.)'],
  ['{minutes} min, € 12.000,00', '{minutes}\u00a0min, €\u00a012.000,00'],
  ['2 horas, 3 hours', '2 horas, 3 hours'],
];

for (const [text, expected] of cases) {
  test(`"${text}" breaks only between words`, () => expect(withNoBreakSpaces(text)).toBe(expected));
}

test('texts of figures break only between words too, but code stays as it is', () => {
  const figure = '```dot alt="40 %" caption="8 h"\ndigraph {a [label="3 KB"]}\n```';
  const screen = '<Figure alt="40 %"><DataGrid rows={[[{text: "12 EUR"}]]} /></Figure>';
  const {tree} = parseArticle(`---\ntitle: A\n---\n\n${figure}\n\n${screen}\n\n\`5 px\`\n`, 'a.mdx');
  noBreakSpacesPlugin()(tree);
  const text = JSON.stringify(tree);
  for (const expected of [
    'alt=\\"40\u00a0%',
    'caption=\\"8\u00a0h',
    '3\u00a0KB',
    '"value":"40\u00a0%"',
    '"value":"12\u00a0EUR"',
  ]) {
    expect(text).toContain(expected);
  }
  expect(text).toContain('"inlineCode","value":"5 px"');
});

test('texts in front matter break only between words too', async () => {
  const parsed = {frontMatter: {position: 1, incident: {timeline: [{event: 'Falla el 3 %'}]}}, content: ''};
  const parse = () => Promise.resolve(parsed);
  const params = {filePath: 'a.mdx', fileContent: '', defaultParseFrontMatter: parse};
  const {frontMatter} = await frontMatterWithNoBreakSpaces(parse)(params);
  expect(frontMatter).toEqual({position: 1, incident: {timeline: [{event: 'Falla el 3\u00a0%'}]}});
});
