import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {escapeText} from '../../lib/html';

/** Highlights code at build time, so readers neither download nor run Prism and its languages. */

/** Languages that prism-react-renderer doesn't bundle. */
const languages = ['bash', 'csharp', 'csv', 'http', 'json', 'powershell', 'python', 'sql'];

/** Class of a highlighted token by Prism's type, as short as in Pygments; other tokens keep the color of the text. */
const classes: Record<string, string> = {
  ...named('c', ['comment', 'prolog', 'doctype', 'cdata']),
  ...named('s', ['string', 'char', 'attr-value', 'inserted', 'url']),
  ...named('k', ['keyword', 'atrule', 'selector', 'important', 'rule', 'deleted']),
  ...named('m', ['number', 'boolean', 'constant', 'symbol', 'variable']),
  ...named('f', ['function', 'class-name', 'tag', 'builtin', 'method']),
  ...named('a', ['property', 'attr-name', 'header-name']),
};

function named(name: string, types: string[]): Record<string, string> {
  return Object.fromEntries(types.map((type) => [type, name]));
}

// Prism's language files register themselves with the global Prism.
const require = createRequire(`${process.cwd()}/package.json`);
const scope = globalThis as {Prism?: unknown};
scope.Prism = Prism;
for (const language of languages) {
  require(`prismjs/components/prism-${language}`);
}
delete scope.Prism;

type Token = string | {type: string; alias?: string | string[]; content: Token | Token[]};

const classOf = (type: string, alias: string | string[] = []): string | undefined =>
  [alias]
    .flat()
    .concat(type)
    .map((name) => classes[name])
    .find(Boolean);

/** Splits a token into pieces of text, each with the class of the innermost token that has one. */
function flatten(token: Token | Token[], name?: string): [text: string, name?: string][] {
  if (Array.isArray(token)) {
    return token.flatMap((part) => flatten(part, name));
  }
  return typeof token === 'string' ? [[token, name]] : flatten(token.content, classOf(token.type, token.alias) ?? name);
}

const color = (text: string, name?: string): string =>
  name && text.trim() ? `<span class="${name}">${escapeText(text)}</span>` : escapeText(text);

/**
 * @param language a Prism language; code in any other language isn't highlighted
 * @returns the lines of the code as HTML
 */
export function highlight(code: string, language: string | undefined): string[] {
  const grammar = language ? Prism.languages[language] : undefined;
  const tokens: Token | Token[] = grammar ? Prism.tokenize(code, grammar) : code;
  const pieces: [text: string, name?: string][] = [];
  for (const [text, name] of flatten(tokens)) {
    const last = pieces.at(-1);
    if (last && last[1] === name) {
      last[0] += text;
    } else {
      pieces.push([text, name]);
    }
  }
  return pieces
    .map(([text, name]) =>
      text
        .split('\n')
        .map((part) => color(part, name))
        .join('\n'),
    )
    .join('')
    .split('\n');
}
