import type {Program} from 'estree';

/**
 * Recma plugin that gives each article constants for React's JSX functions. MDX calls the imported functions for every
 * element, and the bundler keeps about a kilobyte for each use of an import until the build ends: a quarter of its
 * memory at three times the articles. `e(…)` instead of `(0,r.jsx)(…)` also makes the articles' scripts smaller.
 */

/** The second in the dev server. */
const runtimes = ['react/jsx-runtime', 'react/jsx-dev-runtime'];

export default function localJsxPlugin() {
  /** @throws Error if the article doesn't import the JSX functions, as MDX 3 has every article do */
  return (tree: Program): void => {
    const index = tree.body.findIndex(
      (node) => node.type === 'ImportDeclaration' && runtimes.includes(String(node.source.value)),
    );
    const runtime = tree.body[index];
    if (runtime?.type !== 'ImportDeclaration') {
      throw new Error(
        `framework/build/local-jsx.ts: the article doesn't import ${runtimes.join(' or ')}. MDX has changed: adapt the plugin, or remove it.`,
      );
    }
    const declarations = runtime.specifiers.map((specifier) => {
      const {local} = specifier;
      specifier.local = {type: 'Identifier', name: `${local.name}Import`};
      return {type: 'VariableDeclarator' as const, id: local, init: specifier.local};
    });
    tree.body.splice(index + 1, 0, {type: 'VariableDeclaration', kind: 'const', declarations});
  };
}
