import Ajv from 'ajv';
import {explain, type Mistake} from '../lib/explain';
import {leavesOf} from '../lib/leaves';
import {plainText} from '../lib/strings';
import {yamlLines} from '../lib/yaml-lines';
import {sourceLocale, type Locale} from '../settings/locales';
import {kindNames} from './kinds';

/** The single schema for front matter: its keys, their values, and the languages that use them. */

interface Key {
  /** JSON Schema of the value. */
  schema: object;
  required?: true;
  /** Languages that use the key; all of them by default. */
  only?: 'source' | 'translations';
  /** Whether the value is translated; for an object, the keys at any depth whose values are. */
  translated?: true | readonly string[];
  /** `false`: changing the key doesn't make translations stale. */
  hashed?: false;
}

export const audiences = ['user', 'approver', 'manager', 'administrator', 'developer', 'author'] as const;

const text = (description: string) => ({type: 'string', pattern: String.raw`\S`, description});
const listOf = (items: object, description: string) => ({type: 'array', minItems: 1, items, description});

const keys: Readonly<Record<string, Key>> = {
  title: {schema: text('the heading of the article'), required: true, translated: true},
  description: {schema: text('what the article lets readers do or know'), required: true, translated: true},
  title_meta: {
    schema: text('the title in search engines and the browser tab, if another article has the same title'),
    translated: true,
    hashed: false,
  },
  sidebar_label: {schema: text('the short name in the sidebar'), required: true, translated: true},
  sidebar_position: {
    schema: {type: 'number', minimum: 0, description: 'the position within the folder'},
    required: true,
    hashed: false,
  },
  audience: {schema: listOf({enum: audiences}, 'who the article is for, for example [user]'), required: true},
  keywords: {
    schema: listOf(
      text('a question or a name'),
      'what readers call it in the search, for example [day off, who is away]',
    ),
    translated: true,
    hashed: false,
  },
  kind: {
    schema: {enum: kindNames, description: 'the kind of the article, which decides its sections'},
    required: true,
    hashed: false,
  },
  confirm: {
    schema: listOf(text('a statement'), 'a list of statements that the owner has to confirm'),
    only: 'source',
    hashed: false,
  },
  world: {
    schema: listOf(
      {
        type: 'object',
        required: ['text', 'is'],
        properties: {
          text: text('a piece of the article with numbers of the sample world'),
          is: listOf(text('a fact of articles/world/facts.ts, or any'), 'a fact for each number'),
        },
        additionalProperties: false,
        description: 'a text and its facts',
      },
      'numbers of the sample world, each with its fact',
    ),
    only: 'source',
    hashed: false,
  },
  slug: {schema: text('the route, if the path does not give it')},
  // plugins/incidents validates the data in it.
  incident: {
    schema: {type: 'object', description: 'the data of an incident report'},
    translated: ['summary', 'event'],
  },
  faq: {schema: {type: 'boolean', description: 'whether search engines get the tables as questions and answers'}},
  hide_table_of_contents: {schema: {type: 'boolean', description: 'whether the page has no table of contents'}},
  source_hash: {
    schema: {type: 'string', description: 'written by npm run i18n:accept'},
    only: 'translations',
    hashed: false,
  },
};

const keysWhere = (test: (key: Key) => boolean): string[] => Object.keys(keys).filter((name) => test(keys[name]!));

/** Keys whose words are translated, at any depth. */
export const translatedKeys: ReadonlySet<string> = new Set(
  Object.entries(keys).flatMap(([name, {translated = []}]) => (translated === true ? [name] : translated)),
);

/** Keys that only the source, or only a translation, may have. */
export const ownKeys: ReadonlySet<string> = new Set(keysWhere(({only}) => only !== undefined));

/** Keys that don't count for the hash of an article: translations don't become stale when they change. */
export const unhashedKeys: ReadonlySet<string> = new Set(keysWhere(({hashed}) => hashed === false));

const ajv = new Ajv({allErrors: true, verbose: true, strictTypes: false});

const elsewhere = {
  source: 'only the English article has it; remove it here',
  translations: 'only translations have it; remove it here',
};

function validatorFor(language: Key['only']) {
  const schemaOf = ({only, schema}: Key): object =>
    only && only !== language ? {not: {}, description: elsewhere[only]} : schema;
  return ajv.compile({
    type: 'object',
    required: keysWhere(({required}) => !!required),
    properties: Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, schemaOf(key)])),
    additionalProperties: false,
  });
}

const validators = {source: validatorFor('source'), translations: validatorFor('translations')};

export function frontMatterMistakes(frontMatter: Record<string, unknown>, locale: Locale): Mistake[] {
  const validate = validators[locale === sourceLocale ? 'source' : 'translations'];
  return validate(frontMatter) ? [] : explain(validate.errors ?? []);
}

/** The strings under the translated keys, at any depth, each with the path of keys and indices that leads to it. */
export const frontMatterTexts = (frontMatter: Record<string, unknown>): {path: string[]; text: string}[] =>
  leavesOf(frontMatter).flatMap(({path, name, value}) =>
    typeof value === 'string' && translatedKeys.has(name) ? [{path, text: value}] : [],
  );

/** The line of a front matter value in an article's text, by its path of keys and indices; see {@link yamlLines}. */
export function frontMatterLines(article: string): (path: readonly string[]) => number {
  const lineOf = yamlLines(/^---\n([\s\S]*?)\n---/.exec(plainText(article))?.[1] ?? '');
  // The front matter begins below the line of dashes.
  return (path) => lineOf(path) + 1;
}
