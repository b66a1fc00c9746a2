import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import ts from 'typescript';

/** Tests of the declaration file that the site publishes: customers read its comments in their editors. */

test.describe('published declaration file', () => {
  const file = 'static/sdk/sw.d.ts';
  const text = readFileSync(file, 'utf8');

  test('compiles by itself in strict mode', () => {
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: [],
    });
    const messages = ts.getPreEmitDiagnostics(program).map(({messageText}) => messageText);
    expect(messages).toEqual([]);
  });

  test('describes each member, parameter, and result', () => {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const missing: string[] = [];
    const demand = (holds: boolean, node: ts.Node, what: string) => {
      if (!holds) {
        missing.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${what} of ${node.getText()}`);
      }
    };
    const walk = (node: ts.Node): void => {
      const isCallable = ts.isFunctionDeclaration(node) || ts.isMethodSignature(node);
      if (
        isCallable ||
        ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isEnumDeclaration(node) ||
        ts.isEnumMember(node) ||
        ts.isVariableStatement(node) ||
        ts.isPropertySignature(node) ||
        (ts.isIndexSignatureDeclaration(node) && ts.isInterfaceDeclaration(node.parent))
      ) {
        const comments = ts.getJSDocCommentsAndTags(node).filter((item) => ts.isJSDoc(item));
        demand(
          comments.some(({comment}) => comment),
          node,
          'no description',
        );
      }
      if (isCallable) {
        for (const parameter of node.parameters) {
          demand(
            ts.getJSDocParameterTags(parameter).some(({comment}) => comment),
            parameter,
            'no @param',
          );
        }
        demand(
          node.type?.kind === ts.SyntaxKind.VoidKeyword || Boolean(ts.getJSDocReturnTag(node)?.comment),
          node,
          'no @returns',
        );
      }
      ts.forEachChild(node, walk);
    };
    walk(source);
    expect(missing).toEqual([]);
  });

  test('describes each namespace once, although it is opened in several places', () => {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const described = new Map<string, number>();
    const walk =
      (parent: string) =>
      (node: ts.Node): void => {
        const name = ts.isModuleDeclaration(node) ? `${parent}.${node.name.getText()}` : parent;
        if (ts.isModuleDeclaration(node)) {
          const isDescribed = ts.getJSDocCommentsAndTags(node).some((item) => ts.isJSDoc(item) && item.comment);
          const dotted = node.body && ts.isModuleDeclaration(node.body);
          described.set(name, (described.get(name) ?? 0) + Number(isDescribed && !dotted));
        }
        ts.forEachChild(node, walk(name));
      };
    ts.forEachChild(source, walk(''));
    expect([...described].filter(([, count]) => count !== 1)).toEqual([]);
  });

  test('states no doubts and no product name', () => {
    const withoutConfirm = text.replace(/^\s*\/\/ confirm: .*$/gm, '');
    expect(withoutConfirm).not.toMatch(/\/\/|proposed|not published|\bthe source\b|slatework/i);
  });
});
