import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import matter from 'gray-matter';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import englishLabelsPlugin, {addEnglishLabels} from '.';
import {translationDir} from '../../articles/files';
import {labelsOf} from '../../articles/labels';
import {parseArticle} from '../../articles/parse';

/** In languages without product screens, the first mention of a label is followed by the English one. */

const writer = unified().use(remarkStringify, {emphasis: '*'});

function withEnglish(english: string, translated: string): string {
  const {tree} = parseArticle(translated, 'es.mdx');
  const labels = labelsOf(parseArticle(english, 'en.mdx').tree).map(({text}) => text);
  addEnglishLabels(tree, labels);
  return writer.stringify(tree).trim().replaceAll('\\', '');
}

for (const [what, english, translated, expected] of [
  ['a label', 'Open **Time Sheets**.', 'Abra **Hojas de horas**.', 'Abra **Hojas de horas** (*Time Sheets*).'],
  [
    'only the first mention',
    'Open **Users**, then **Users**.',
    'Abra **Usuarios** y **Usuarios**.',
    'Abra **Usuarios** (*Users*) y **Usuarios**.',
  ],
  ['in parentheses', 'Approve (**Approve**).', 'Apruebe (**Aprobar**).', 'Apruebe (**Aprobar** [*Approve*]).'],
  ['with parentheses', '**Save** (disk)', '**Guardar** (disco)', '**Guardar** (*Save*; disco)'],
  ['a label in small letters', 'Select **duplicate**.', 'Elija **duplicar**.', 'Elija **duplicar** (*duplicate*).'],
  ['one that the author gives', '**Add** it', '**Agregar** (*Add*)', '**Agregar** (*Add*)'],
  ['a value', '**Done** it', '**Terminado** (`Done`)', '**Terminado** (`Done`)'],
  ['a label that is the same', '**E-mail**', 'x **Email** y', 'x **Email** y'],
  ['a lead-in', '**Who**: all', '**Para quién**: todos', '**Para quién**: todos'],
  ['a sentence', '**Send it.** Then', '**Envíelo.** Luego', '**Envíelo.** Luego'],
  ['a title of its own', '**Notes**', '**Notas**', '**Notas**'],
  ['a number', 'is **3.5 hours**', 'es de **3,5 horas**', 'es de **3,5 horas**'],
  ['a stressed word', '**every** source', 'en **cada** origen', 'en **cada** origen'],
  ['a link', '[**Users**](/a.mdx)', '[**Usuarios**](/a.mdx)', '[**Usuarios**](/a.mdx)'],
  ['a heading', '## **Users**', '## **Usuarios**', '## **Usuarios**'],
] as const) {
  test(`${what}: ${translated} → ${expected}`, () => expect(withEnglish(english, translated)).toBe(expected));
}

/** What a published article says after the plugin. */
function published(file: string, languages: readonly string[], edit = (text: string) => text): string {
  const text = edit(readFileSync(file, 'utf8'));
  const {tree} = parseArticle(text, file);
  const {data: frontMatter} = matter(text, {});
  englishLabelsPlugin(languages)(tree, new VFile({path: path.resolve(file), value: text, data: {frontMatter}}));
  return labelsOf(tree)
    .map(({parent}) => parent.children.map((child) => ('children' in child ? JSON.stringify(child) : '')).join(''))
    .join('');
}

const article = path.join(translationDir('es'), 'university/Time sheets/filling-time-sheets.mdx');
const english = '"data":{"hProperties":{"lang":"en"}}';

test('English labels are marked as English, in languages without screens', () => {
  expect(published(article, ['en'])).toContain(english);
  expect(published(article, ['en', 'pt'])).toContain(english);
});

test('a language with screens, and samples in guidelines, have none', () => {
  expect(published(article, ['en', 'es'])).not.toContain(english);
  expect(published(path.join(translationDir('es'), 'design/lists.mdx'), ['en'])).not.toContain(english);
});

test('a stale translation has none, and another number of bold texts stops the build', () => {
  expect(published(article, ['en'], (text) => text.replace(/source_hash: .*/, 'source_hash: old'))).not.toContain(
    english,
  );
  expect(() => published(article, ['en'], (text) => `${text}\n**Más**\n`)).toThrow(
    /^i18n\/es\/.*filling-time-sheets\.mdx:1: \d+ bold texts, but \d+ in docs\//,
  );
});
