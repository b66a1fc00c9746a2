import {createRequire} from 'node:module';
import path from 'node:path';
import {Language, Parser, type Node} from '@vscode/tree-sitter-wasm';
import {memoized} from '../../lib/memo';

/** Parses code in the languages of the API samples with the grammars of VS Code. */

const grammars = {
  bash: 'bash',
  csharp: 'c-sharp',
  js: 'javascript',
  powershell: 'powershell',
  python: 'python',
} as const;

export type CodeLanguage = keyof typeof grammars;

/** Whether there is a grammar for the language of a code fence. */
export const isCodeLanguage = (name: unknown): name is CodeLanguage => typeof name === 'string' && name in grammars;

const folder = path.dirname(createRequire(__filename).resolve('@vscode/tree-sitter-wasm'));

const parserOf = memoized(async (language: CodeLanguage): Promise<Parser> => {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(path.join(folder, `tree-sitter-${grammars[language]}.wasm`)));
  return parser;
});

/** The first part that the grammar doesn't know, or where something is missing. */
function firstError(node: Node): Node | undefined {
  if (node.isError || node.isMissing) {
    return node;
  }
  return node.hasError ? node.children.flatMap((child) => (child ? (firstError(child) ?? []) : []))[0] : undefined;
}

/** @returns what the language's grammar doesn't accept, if anything, with its line within the code, from 1 */
export async function syntaxProblem(code: string, language: CodeLanguage) {
  const tree = (await parserOf(language)).parse(code);
  const error = tree && firstError(tree.rootNode);
  if (!error) {
    return undefined;
  }
  const text = error.text.split('\n')[0]!.slice(0, 60);
  const what = error.isMissing ? `${error.type} is missing` : `"${text}" is not valid here`;
  return {line: error.startPosition.row + 1, message: `the ${language} code can't be parsed: ${what}.`};
}
