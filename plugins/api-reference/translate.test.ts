import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {list} from '../../articles/nodes';
import {published} from '../../articles/owner-notes';
import {readText} from '../../lib/files';
import {apiDocuments} from '../../settings/api-documents';
import {acceptMessages, asArticles, documentFile, readMessages, type Message, type Translation} from './messages';
import {tagNodes} from './nodes';
import {parseDocument} from './document';
import {textsOf, type ApiText} from './texts';
import {actionsFor, applyOverlay, translatedDocument} from './translate';

/** The texts of OpenAPI documents have readable keys, and overlays and messages translate them, and nothing else. */

const small = `
openapi: 3.1.0
info: {title: Small, description: Reads things.}
tags: [{name: Things, description: All things.}]
paths:
  /things/{it's}:
    get:
      operationId: getThing
      tags: [Things]
      summary: Get a thing
      description: |-
        Returns it.

        Or nothing.
      parameters:
        - {name: it's, in: path, required: true, description: Id., example: 1}
      responses:
        '200':
          description: The thing.
          content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}, example: {description: Not a text}}}
components:
  schemas:
    Thing:
      type: object
      properties:
        id: {type: string, description: Id.}
        description: {type: string, description: What it is for., enum: [description]}
        example: {type: object, properties: {title: {type: string, description: Title.}}}
`;
const api = () => parse(small) as Record<string, unknown>;
const texts = textsOf(api());
const overlay = (...actions: ReturnType<typeof actionsFor>) => ({
  overlay: '1.0.0',
  info: {title: 'Small (es)', version: '1'},
  extends: '/openapi/small.yaml',
  actions,
});

/** Messages that translate the texts. */
const messagesFor = (all: ApiText[], translate: (text: string) => string): Message[] =>
  all.map((text) => ({...text, state: 'current', message: translate(text.text)}));

/** A translation in which every word is another one, and code is the same. */
const upper = (text: string) =>
  text.replace(/`[^`]*`|[^`]+/g, (part) => (part.startsWith('`') ? part : part.toUpperCase()));

test('a text has the name of its first place, and data of the API is no text', () => {
  expect(texts.map(({key, text, places}) => [key, text, places.length])).toEqual([
    ['info.title', 'Small', 1],
    ['info.description', 'Reads things.', 1],
    ['tags.Things', 'All things.', 1],
    ['getThing.summary', 'Get a thing', 1],
    ['getThing.description', 'Returns it.\n\nOr nothing.', 1],
    ["getThing.parameters.it's", 'Id.', 2],
    ['getThing.responses.200', 'The thing.', 1],
    ['schemas.Thing.description', 'What it is for.', 1],
    ['schemas.Thing.example.title', 'Title.', 1],
  ]);
});

test('an overlay translates every place of a text, and leaves the rest', async () => {
  const translated = await applyOverlay(
    api(),
    overlay(
      ...actionsFor(
        messagesFor(
          texts.filter(({text}) => text === 'Id.'),
          () => 'Identificador.',
        ),
      ),
    ),
  );
  expect(translated).toEqual(parse(small.replaceAll('Id.', 'Identificador.')));
});

test('a target that leads nowhere, or to several places, is an error', async () => {
  const apply = (target: string) => applyOverlay(api(), overlay({target, update: {description: 'No.'}}));
  await expect(apply("$['info']['license']")).rejects.toThrow(
    "/openapi/small.yaml: the target $['info']['license'] of its overlay leads to 0 places.",
  );
  await expect(apply("$['components']['schemas']['Thing']['properties'][*]")).rejects.toThrow('leads to 3 places');
});

for (const name of apiDocuments) {
  test(`${name}: all texts can be translated, and nothing else changes`, async () => {
    const english = readText(documentFile(name));
    const all = textsOf(parse(english) as object);
    expect(new Set(all.map(({key}) => key)).size).toBe(all.length);
    const actions = actionsFor(messagesFor(all, upper));
    const translated = await applyOverlay(parse(english) as Record<string, unknown>, overlay(...actions));
    const known = new Map(all.map(({text}) => [upper(text), text]));
    const back = JSON.stringify(translated, (key, value: unknown) =>
      ['title', 'summary', 'description'].includes(key) && known.has(value as string)
        ? known.get(value as string)
        : value,
    );
    expect(JSON.parse(back)).toEqual(parse(english));
    expect(textsOf(translated).map(({text}) => text)).toEqual(all.map(({text}) => upper(text)));
  });
}

test('English documents have no overlay, and stay as they are', async () => {
  for (const name of apiDocuments) {
    const {yaml, overlay: own} = await translatedDocument(name, 'en');
    expect(own, name).toBeUndefined();
    expect(yaml, name).toBe(published(readText(documentFile(name))));
  }
});

test('a text without a translation is marked as English in the page, and a translated one is not', () => {
  const loaded = parseDocument(small, 'small.yaml');
  function nodes(untranslated: string[]): string {
    const place = {...loaded, untranslated: new Set(untranslated), document: 'client-api', locale: 'es'} as const;
    const contents = list([]);
    const tagged = tagNodes(place, 'Things', contents);
    return JSON.stringify([contents, ...tagged]);
  }
  const marked = (text: string) =>
    `"name":"span","attributes":[{"type":"mdxJsxAttribute","name":"lang","value":"en"}],"children":[{"type":"text","value":"${text}"`;
  const page = nodes(['Get a thing', 'Returns it.\n\nOr nothing.']);
  for (const text of ['Get a thing', 'Returns it.', 'Or nothing.']) {
    expect(page).toContain(marked(text));
    expect(nodes([])).toContain(text);
    expect(nodes([])).not.toContain(marked(text));
  }
  expect(page).not.toContain(marked('What it is for.'));
});

test.describe('messages', () => {
  const texts = textsOf(parse(readText(documentFile('client-api'))) as object);
  const [title, description, third] = texts as [(typeof texts)[0], (typeof texts)[0], (typeof texts)[0]];
  let dir: string;
  let translation: Translation;
  const write = (messages: Record<string, [message: string, hash: string]>) =>
    writeFileSync(
      translation.file,
      `${JSON.stringify(
        Object.fromEntries(
          Object.entries(messages).map(([key, [message, source_hash]]) => [key, {message, source_hash}]),
        ),
        null,
        2,
      )}\n`,
    );
  const states = () =>
    readMessages(translation)
      .filter(({state, key}) => state !== 'missing' || key === third.key)
      .map(({key, state}) => [key, state]);
  const messageOf = (hash: string) => readMessages(translation).find((message) => message.hash === hash)?.message;

  test.beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'messages-'));
    translation = {file: path.join(dir, 'es', 'client-api.json'), locale: 'es', source: documentFile('client-api')};
  });
  test.afterEach(() => rmSync(dir, {recursive: true}));

  test('accepting a new file writes all texts in English, which are missing until they are translated', () => {
    acceptMessages(translation);
    expect(Object.keys(JSON.parse(readFileSync(translation.file, 'utf8')) as object)).toEqual(
      texts.map(({key}) => key),
    );
    expect(readMessages(translation).every(({state}) => state === 'missing')).toBe(true);
  });

  test('current, stale, missing, and orphaned ones are told apart; accepting keeps what belongs to a text', () => {
    acceptMessages(translation);
    write({
      'old.key': ['API de cliente', title.hash],
      [description.key]: ['Descripción', '000000000000'],
      [third.key]: [third.text, third.hash],
      'gone.key': ['Nada', '111111111111'],
    });
    expect(states()).toEqual([
      [title.key, 'current'],
      [description.key, 'stale'],
      [third.key, 'missing'],
      ['gone.key', 'orphaned'],
    ]);
    acceptMessages(translation);
    expect(states()).toEqual([
      [title.key, 'current'],
      [description.key, 'current'],
      [third.key, 'missing'],
    ]);
    expect(messageOf(title.hash)).toBe('API de cliente');
  });

  test('the same words as in English are a translation if the list of such texts has them', () => {
    const source = path.join(dir, 'small.yaml');
    writeFileSync(source, 'info: {title: Blog}\n');
    translation.source = source;
    acceptMessages(translation);
    expect(states()).toEqual([['info.title', 'current']]);
    expect(readMessages({...translation, locale: 'pt'})).toMatchObject([{key: 'info.title', state: 'missing'}]);
  });

  test('a file that is no JSON is named', () => {
    acceptMessages(translation);
    writeFileSync(translation.file, '{');
    expect(() => readMessages(translation)).toThrow(/client-api\.json:1: .*JSON/);
  });

  test('as articles, English and translated texts are in the line of their message', () => {
    acceptMessages(translation);
    write({
      [title.key]: ['API de cliente', title.hash],
      [third.key]: [third.text, third.hash],
      [description.key]: ['Uno.\n\nDos.', description.hash],
    });
    const {source, translation: article} = asArticles(translation);
    const [english, translated] = [source.mdx, article.mdx];
    const lines = readFileSync(translation.file, 'utf8').split('\n');
    const at = (line: string) => lines.findIndex((text) => text.includes(line));
    expect(translated.split('\n')[at('API de cliente')]).toBe('API de cliente');
    expect(english.split('\n')[at('API de cliente')]).toBe(title.text);
    expect(translated.split('\n')[at('Uno.')]).toBe('Uno. Dos.');
    expect(translated.split('\n').filter(Boolean)).toHaveLength(2);
  });
});
