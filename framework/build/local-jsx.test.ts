import {expect, test} from '@playwright/test';
import type {ImportDeclaration, Program} from 'estree';
import localJsxPlugin from './local-jsx';

const importOf = (source: string, name: string): ImportDeclaration => ({
  type: 'ImportDeclaration',
  specifiers: [
    {
      type: 'ImportSpecifier',
      imported: {type: 'Identifier', name: name.slice(1)},
      local: {type: 'Identifier', name},
    },
  ],
  source: {type: 'Literal', value: source},
  attributes: [],
});

const program = (...body: Program['body']): Program => ({type: 'Program', sourceType: 'module', body});

for (const [runtime, name] of [
  ['react/jsx-runtime', '_jsx'],
  ['react/jsx-dev-runtime', '_jsxDEV'],
] as const) {
  test(`${runtime}: the article calls a constant instead of the import`, () => {
    const tree = program(importOf(runtime, name), importOf('@mdx-js/react', '_useMDXComponents'));
    localJsxPlugin()(tree);
    const [imported, constant, other] = tree.body;
    expect(imported).toMatchObject({specifiers: [{local: {name: `${name}Import`}}]});
    expect(constant).toMatchObject({kind: 'const', declarations: [{id: {name}, init: {name: `${name}Import`}}]});
    expect(other).toEqual(importOf('@mdx-js/react', '_useMDXComponents'));
  });
}

test('an article without that import stops the build', () => {
  expect(() => {
    localJsxPlugin()(program(importOf('react', '_jsx')));
  }).toThrow("the article doesn't import react/jsx-runtime or react/jsx-dev-runtime");
});
