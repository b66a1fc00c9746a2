import {createRequire} from 'node:module';
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import {escapeText} from '../../lib/html';

/** Highlights code at build time, so readers neither download nor run Prism and its languages. */

const languages = ['bash', 'csharp', 'csv', 'http', 'json', 'powershell', 'python', 'sql'];

/** Class of a highlighted token by Prism's type, as short as in Pygments; other tokens keep the color of the text. */
const classes = new Map(
  Object.entries({
    c: ['comment', 'prolog', 'doctype', 'cdata'],
    s: ['string', 'char', 'attr-value', 'inserted', 'url'],
    k: ['keyword', 'atrule', 'selector', 'important', 'rule', 'deleted'],
    m: ['number', 'boolean', 'constant', 'symbol', 'variable'],
    f: ['function', 'class-name', 'tag', 'builtin', 'method'],
    a: ['property', 'attr-name', 'header-name'],
  }).flatMap(([name, types]) => types.map((type) => [type, name])),
);

// Prism's language files register themselves with the global Prism.
const require = createRequire(`${process.cwd()}/package.json`);
const scope = globalThis as {Prism?: unknown};
scope.Prism = Prism;
for (const language of languages) {
  require(`prismjs/components/prism-${language}`);
}
delete scope.Prism;

const color = (text: string, name?: string): string =>
  name && text.trim() ? `<span class="${name}">${escapeText(text)}</span>` : escapeText(text);

/** A line as HTML: neighbors of one color share a span. */
function lineOf(tokens: Token[]): string {
  const pieces: {text: string; name?: string}[] = [];
  for (const {types, content} of tokens.filter(({empty}) => !empty)) {
    // The innermost token that has a class.
    const name = types.flatMap((type) => classes.get(type) ?? []).at(-1);
    const last = pieces.at(-1);
    if (last && last.name === name) {
      last.text += content;
    } else {
      pieces.push({text: content, name});
    }
  }
  return pieces.map(({text, name}) => color(text, name)).join('');
}

/** The lines of the code as HTML, without colors if Prism doesn't know the language. */
export function highlight(code: string, language: string | undefined): string[] {
  const grammar = language ? Prism.languages[language] : undefined;
  return normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]).map(lineOf);
}
