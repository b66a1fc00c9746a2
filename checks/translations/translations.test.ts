import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parseArticle} from '../../articles/parse';
import {formatProblem} from '../../articles/problem';
import {checkLabels, collectLabels, type Use} from './label-consistency';
import {checkSource, compareCode, compareStructure} from './structure';
import {checkTerms, readTermbase, type Termbase} from './terms';
import {checkMessages} from './ui-strings';

const source = `---
title: Fill in time sheets
audience: [user]
incident:
  start: '2021-06-30T14:16:00Z'
  summary: Broken
---

Open your time sheet, see [levels](./levels.mdx) and [users](./users.mdx).

:::note[Mind]

Save it.

:::

## Columns {#columns}

| Name | Rule |
| --- | --- |
| A | B |

\`\`\`json
{"time sheet": 1}
\`\`\`

<Cards>
<Card to="/docs/" title="Docs">Text</Card>
</Cards>
`;

const spanish = source
  .replace('Fill in time sheets', 'Rellenar hojas de horas')
  .replace('Broken', 'Roto')
  .replace(
    'Open your time sheet, see [levels](./levels.mdx) and [users](./users.mdx).',
    'Abra su hoja de horas, vea [usuarios](./users.mdx) y [niveles](./levels.mdx).',
  )
  .replace('note[Mind]', 'note[Atención]')
  .replace('Save it.', 'Guárdela.')
  .replace('## Columns', '## Columnas')
  .replace('| Name | Rule |', '| Nombre | Regla |')
  .replace('title="Docs">Text', 'title="Documentación">Texto');

const structureProblems = (translation: string) =>
  compareStructure(parseArticle(source, 'en.mdx'), parseArticle(translation, 'es.mdx')).map(formatProblem);

test('messages have the code and the links of the English text in their line', () => {
  const compare = (message: string) =>
    compareCode(parseArticle('\n\nSend `id` to [it](/x).', 'x.yaml'), parseArticle(`\n\n${message}`, 'x.json')).map(
      formatProblem,
    );
  expect(compare('A [eso](/x), envíe `id`.')).toEqual([]);
  expect(compare('Envíe `identificador` a [eso](/x).')).toEqual([
    'x.json:3: the code and the links are ](/x), `identificador`; write those of the English text: ](/x), `id`.',
  ]);
  expect(compare('Envíe eso.')).toEqual([expect.stringContaining('the code and the links are none; write')]);
});

test('a diagram has the colors of the English one', () => {
  const diagram = (label: string, color: string) =>
    parseArticle(`\`\`\`dot\ndigraph {a [label="${label}" class="${color}"]}\n\`\`\`\n`, 'es.mdx');
  expect(compareStructure(diagram('Approved', 'done'), diagram('Aprobado', 'done'))).toEqual([]);
  expect(compareStructure(diagram('Approved', 'done'), diagram('Aprobado', 'good')).map(formatProblem)).toEqual([
    expect.stringMatching(/^es\.mdx:1: code block 1 is dot class="good"; .* has dot class="done"/),
  ]);
});

test.describe('structure', () => {
  test('a translation in which only words differ is fine', () => expect(structureProblems(spanish)).toEqual([]));

  for (const [what, from, to, expected] of [
    ['heading id', '{#columns}', '{#columnas}', /^es\.mdx:17: heading 1 is level 2 columnas; .* has level 2 columns/],
    ['heading level', '## Columnas', '### Columnas', /^es\.mdx:17: heading 1 is level 3/],
    ['table row', '| A | B |\n', '', /^es\.mdx:19: table 1 is 1 × 2 cells; .* has 2 × 2 cells/],
    ['code language', '```json', '```js', /^es\.mdx:23: code block 1 is js/],
    ['link', './levels.mdx', './level.mdx', /^es\.mdx:9: the link to \.\/level\.mdx is not in the source/],
    ['card target', 'to="/docs/"', 'to="/docs/x"', /the link to \/docs\/x is not in the source/],
    ['component', '<Card to="/docs/" title="Documentación">Texto</Card>', '', /component 2 is missing/],
    ['note type', ':::note', ':::tip', /^es\.mdx:11: note 1 is tip/],
    ['paragraph', 'Guárdela.', 'Guárdela.\n\nY más.', /^es\.mdx:\d+: block \d+ is paragraph; .* has none/],
    ['front matter', 'audience: [user]', 'audience: [usuario]', /^es\.mdx:3: front matter "audience" differs/],
    ['incident data', '14:16', '14:17', /^es\.mdx:4: front matter "incident" differs/],
  ] as const) {
    test(`another ${what} is reported with file and line`, () => {
      const changed = spanish.replace(from, to);
      expect(changed).not.toBe(spanish);
      expect(structureProblems(changed).join('\n')).toMatch(new RegExp(expected.source, 'm'));
    });
  }

  test('in a source, a heading without an explicit id and relative links are reported', () => {
    const article = parseArticle(
      '---\ntitle: A\n---\n\n## First {#first}\n\n[a](/b/a.mdx#c) [b](./b.mdx) [c](../b/c.mdx) [d](d.mdx) [e](https://a.test/x.mdx)\n\n## Second\n',
      'docs/a.mdx',
    );
    expect(checkSource(article).map(formatProblem)).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:7: the link to \.\/b\.mdx is relative/),
      expect.stringMatching(/^docs\/a\.mdx:7: the link to \.\.\/b\/c\.mdx is relative/),
      expect.stringMatching(/^docs\/a\.mdx:7: the link to d\.mdx is relative/),
      expect.stringMatching(/^docs\/a\.mdx:9: the heading has no explicit id/),
    ]);
  });
});

const termbase: Termbase = {
  terms: [
    {en: 'time sheet', es: 'hoja de horas', pt: 'folha de horas', 'pt-br': 'planilha de horas'},
    {en: 'file', es: 'archivo', pt: 'ficheiro', 'pt-br': 'arquivo'},
    {en: 'approve', es: 'aprobar', pt: 'aprovar', 'pt-br': 'aprovar', forms: {es: ['aprueb']}},
    {en: 'lead', es: 'cliente potencial', pt: 'potencial cliente', 'pt-br': 'lead', checked: false},
  ],
  avoid: {es: ['ordenador'], pt: ['usuário', 'tela'], 'pt-br': ['ecrã']},
};

test.describe('terms', () => {
  const article = (text: string) => parseArticle(`---\ntitle: A\n---\n\n${text}\n`, 'x.mdx');
  const problems = (english: string, translation: string, locale: 'es' | 'pt' = 'es') =>
    checkTerms(article(english), article(translation), locale, termbase).map(formatProblem);

  test('listed translations and their inflections pass', () => {
    expect(problems('Send your time sheets.', 'Envíe sus hojas de horas.')).toEqual([]);
    expect(problems('Approve the files.', 'Apruebe los archivos.')).toEqual([]);
  });

  test('an unlisted translation is reported with file, line, and the right term', () => {
    expect(problems('Open.\n\nSend your time sheets.', 'Abra.\n\nEnvíe sus partes de horas.')).toEqual([
      expect.stringMatching(/^x\.mdx:7: "time sheet" is "hoja de horas" in the termbase/),
    ]);
  });

  test('code and unchecked terms are left alone', () => {
    expect(problems('Set `file` to lead.', 'Ponga `file` en primer lugar.')).toEqual([]);
    expect(problems('## approve {#approve}', '## approve {#approve}')).toEqual([]);
    expect(problems('## Approve it {#approve}', '## Approve it {#approve}')).toHaveLength(1);
  });

  test('an unchecked term is checked where it is the whole passage, such as a column heading', () => {
    const table = (heading: string) => `| ${heading} |\n| --- |\n| a |`;
    expect(problems(table('Lead'), table('Principal'))).toEqual([
      expect.stringMatching(/^x\.mdx:5: "lead" is "cliente potencial" in the termbase/),
    ]);
    expect(problems(table('Lead'), table('Cliente potencial'))).toEqual([]);
  });

  test('words of the wrong variety are reported, in front matter too, but not in code', () => {
    expect(problems('Open the screen.', 'Abra a tela.\n\nFim `tela`.', 'pt')).toEqual([
      expect.stringMatching(/^x\.mdx:5: "tela" belongs to another variety/),
    ]);
    const titled = parseArticle('---\ntitle: O usuário\n---\n\nTexto\n', 'x.mdx');
    expect(checkTerms(article('Text'), titled, 'pt', termbase)).toHaveLength(1);
  });

  test('a word that only contains an avoided one passes', () => {
    expect(problems('Windows', 'janelas e telas-de-teste', 'pt')).toEqual([]);
  });

  test('a language may have no words to avoid', () => {
    for (const avoid of [{}, {es: []}]) {
      expect(checkTerms(article('Text'), article('Texto'), 'es', {...termbase, avoid})).toEqual([]);
    }
  });

  test('a termbase entry without a translation is refused', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'terms-'));
    const file = path.join(dir, 'termbase.json');
    writeFileSync(file, JSON.stringify({terms: [{en: 'job', es: 'trabajo', pt: ''}], avoid: {}}));
    expect(() => readTermbase(file)).toThrow(/termbase\.json: not a termbase[^]*terms\[0\]\.pt \("job"\)[^]*pt-br/);
    rmSync(dir, {recursive: true});
  });
});

test.describe('interface strings', () => {
  const check = (translated: Record<string, string>) =>
    checkMessages({
      dir: 'i18n/pt',
      locale: 'pt',
      english: {'code.json': {save: 'Save {count}', api: 'API'}},
      translated: {'code.json': translated},
      sameAsEnglish: {all: ['API']},
      termbase,
    }).map(({message}) => message);

  test('a whole file passes, with the words that may stay the same', () => {
    expect(check({save: 'Guardar {count}', api: 'API'})).toEqual([]);
  });

  for (const [what, translated, expected] of [
    ['missing', {api: 'API'}, /"save" is missing/],
    ['English', {save: 'Save {count}', api: 'API'}, /"save" is still English/],
    ['unused', {save: 'Guardar {count}', api: 'API', old: 'Velho'}, /"old" is no longer used/],
    ['damaged', {save: 'Guardar {conta}', api: 'API'}, /"save" must contain the placeholders \{count\}/],
    ['breaking', {save: 'Guardar {count} h', api: 'API'}, /"save" must not break .* write "Guardar \{count\}\\u00a0h"/],
    ['wrong-variety', {save: 'Tela {count}', api: 'API'}, /"Tela" belongs to another variety/],
  ] as const) {
    test(`a ${what} string is reported`, () => expect(check(translated)).toEqual([expect.stringMatching(expected)]));
  }
});

test('a bold label has one translation, may stay English, and may have another one that is listed', () => {
  const english = parseArticle('Select **Done**, **Done**, **Done**, **Done**.\n', 'docs/x.mdx');
  const spanish = parseArticle('Seleccione **Listo**, **Listo**, **Done** y **Terminado**.\n', 'x.mdx');
  const labels: Use[] = [];
  collectLabels(english, spanish, labels);
  expect(checkLabels(labels, 'es', []).map(formatProblem)).toEqual([
    'x.mdx:1: the label "Done" is "Terminado" here and "Listo" in 2 other places. Use one, or list this one in i18n/labels.json with the reason.',
  ]);
  const listed = {label: 'Done', locale: 'es', translation: 'Terminado', because: 'a stage'} as const;
  expect(checkLabels(labels, 'es', [listed])).toEqual([]);
});

test('an article with another number of bold texts than its source is reported', () => {
  const article = (text: string, file: string) => parseArticle(`---\ntitle: A\n---\n\n${text}\n`, file);
  const problems = collectLabels(article('**Save** it.', 'en.mdx'), article('Guarde.', 'es.mdx'), []);
  expect(problems.map(formatProblem)).toEqual([
    'es.mdx:1: 0 bold texts, but 1 in en.mdx; give both the same ones in the same order.',
  ]);
});
