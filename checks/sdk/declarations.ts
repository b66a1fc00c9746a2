import ts from 'typescript';

/** Reads the TypeScript declarations of the declaration file and of articles into one form, so that they can be compared. */

export interface Token {
  text: string;
  /** Offset in the source file. */
  start: number;
  /** Whether white space or a comment precedes it. */
  spaced: boolean;
}

export interface Declaration {
  kind: 'function' | 'const' | 'interface' | 'type' | 'enum';
  /** Name under which code reaches it: that of the export clause, if it has one. */
  name: string;
  node: ts.Statement;
}

/** The declarations of each namespace, by its path, for example `SW.UI.Grid`. */
export type Namespaces = Map<string, Declaration[]>;

const closing = new Set([')', ']', '}', '>', undefined]);

/**
 * Splits a part of a text into tokens, without what may differ between equal declarations: comments,
 * `export`, `declare`, and separators before a closing bracket or the end.
 */
export function tokensOf(text: string, start = 0, end = text.length): Token[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text, undefined, start);
  const tokens: Token[] = [];
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken && scanner.getTokenStart() < end) {
    const [tokenStart, fullStart] = [scanner.getTokenStart(), scanner.getTokenFullStart()];
    tokens.push({text: scanner.getTokenText(), start: tokenStart, spaced: tokenStart > fullStart});
  }
  const first = tokens.findIndex(({text: word}) => word !== 'export' && word !== 'declare');
  return tokens
    .slice(first)
    .filter(({text: mark}, i, all) => !((mark === ',' || mark === ';') && closing.has(all[i + 1]?.text)));
}

/** A type as text, the same for equal types. */
export const normalizeType = (type: string): string =>
  tokensOf(type)
    .map(({text}) => text)
    .join(' ');

const kinds: Partial<Record<ts.SyntaxKind, Declaration['kind']>> = {
  [ts.SyntaxKind.InterfaceDeclaration]: 'interface',
  [ts.SyntaxKind.TypeAliasDeclaration]: 'type',
  [ts.SyntaxKind.EnumDeclaration]: 'enum',
};

/** A statement as a declaration; nothing for code that runs, such as a function with a body. */
function declarationOf(node: ts.Statement): Declaration | undefined {
  if (ts.isVariableStatement(node)) {
    const [variable] = node.declarationList.declarations;
    return variable && !variable.initializer ? {kind: 'const', name: variable.name.getText(), node} : undefined;
  }
  if (ts.isFunctionDeclaration(node)) {
    return node.name && !node.body ? {kind: 'function', name: node.name.text, node} : undefined;
  }
  const kind = kinds[node.kind];
  return kind && {kind, name: (node as ts.DeclarationStatement).name!.getText(), node};
}

/**
 * Reads the statements of a namespace or of a code block.
 *
 * @returns the declarations, or nothing if there are other statements
 */
export function readDeclarations(statements: readonly ts.Statement[]): Declaration[] | undefined {
  const clauses = statements.filter((node) => ts.isExportDeclaration(node));
  const publicNames = new Map(
    clauses
      .flatMap(({exportClause}) => (exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : []))
      .map(({propertyName, name}) => [(propertyName ?? name).text, name.text]),
  );
  const declarations = statements.filter((node) => !ts.isExportDeclaration(node)).map(declarationOf);
  return declarations.every((declaration) => declaration !== undefined)
    ? declarations.map((each) => ({...each, name: publicNames.get(each.name) ?? each.name}))
    : undefined;
}

/**
 * Reads the namespaces of a declaration file, whose first one lists the others with their descriptions.
 *
 * @throws Error with file and line when it contains anything but `declare namespace` with declarations
 */
export function readNamespaces(source: ts.SourceFile): Namespaces {
  const namespaces: Namespaces = new Map();
  const read = (statement: ts.Statement, outer: string[]): void => {
    const path = [...outer];
    let body: ts.Node | undefined = statement;
    while (body && ts.isModuleDeclaration(body)) {
      path.push(body.name.text);
      body = body.body;
    }
    const statements = body && ts.isModuleBlock(body) ? body.statements : undefined;
    const declarations = statements && readDeclarations(statements.filter((node) => !ts.isModuleDeclaration(node)));
    if (!declarations) {
      const message = 'write only "declare namespace SW.… { }", with nothing but declarations in it.';
      throw new Error(`${source.fileName}:${lineOfCode(statement)}: ${message}`);
    }
    const name = path.join('.');
    if (declarations.length > 0) {
      namespaces.set(name, [...(namespaces.get(name) ?? []), ...declarations]);
    }
    statements.filter(ts.isModuleDeclaration).forEach((inner) => read(inner, path));
  };
  source.statements.forEach((statement) => read(statement, []));
  return namespaces;
}

/** Line of a node, or of an offset in its file, counted from 1. */
export function lineOfCode(node: ts.Node, offset = node.getStart()): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(offset).line + 1;
}
