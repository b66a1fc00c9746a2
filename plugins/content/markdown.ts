import type {Nodes, Parents, Root} from 'mdast';
import remarkLintFencedCodeFlag from 'remark-lint-fenced-code-flag';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoEmptyUrl from 'remark-lint-no-empty-url';
import remarkLintUnorderedListMarkerStyle from 'remark-lint-unordered-list-marker-style';
import consistent from 'remark-preset-lint-consistent';
import recommended from 'remark-preset-lint-recommended';
import {unified, type Pluggable, type PluggableList} from 'unified';
import {VFile} from 'vfile';
import type {Rule} from './rule';

/** Lints the Markdown of an article with remark-lint, on the tree that the other rules read too. */

const rules: PluggableList = [
  ...(recommended.plugins ?? []),
  ...(consistent.plugins ?? []),
  remarkLintFencedCodeFlag,
  remarkLintHeadingIncrement,
  remarkLintNoEmptyUrl,
  [remarkLintUnorderedListMarkerStyle, '-'],
];

/** Rules that look at no text inside of paragraphs and tables, where three nodes of four are. */
const blockRules = new Set(
  [
    'blockquote-indentation',
    'checkbox-character-style',
    'code-block-style',
    'fenced-code-flag',
    'fenced-code-marker',
    'heading-style',
    'list-item-content-indent',
    'list-item-indent',
    'no-blockquote-without-marker',
    'no-duplicate-definitions',
    'no-heading-content-indent',
    'ordered-list-marker-style',
    'ordered-list-marker-value',
    'rule-style',
    'unordered-list-marker-style',
  ].map((rule) => `remark-lint:${rule}`),
);

const isBlockRule = (rule: Pluggable): boolean => {
  const plugin = Array.isArray(rule) ? rule[0] : rule;
  return blockRules.has('name' in plugin ? plugin.name : '');
};

const blockLinter = unified().use(rules.filter(isBlockRule)).freeze();
// Last, since it also drops the messages that a comment of the article switches off.
const linter = unified()
  .use(rules.filter((rule) => !isBlockRule(rule)))
  .freeze();

/** The tree with nothing in its paragraphs and tables. */
function outlineOf<Node extends Nodes>(node: Node): Node {
  const isBare = node.type === 'paragraph' || node.type === 'table';
  return 'children' in node ? {...node, children: isBare ? [] : (node as Parents).children.map(outlineOf)} : node;
}

export const checkMarkdown: Rule = ({tree, mdx, file}) => {
  const vfile = new VFile({path: file, value: mdx});
  blockLinter.runSync(outlineOf<Root>(tree), vfile);
  linter.runSync(tree, vfile);
  const lines = mdx.split('\n');
  // The title of a note stands in brackets, which Markdown alone takes for a reference.
  const isNote = (line: number | undefined) => /^\s*:::\w+\[/.test(lines[(line ?? 1) - 1]!);
  return vfile.messages
    .filter(({line}) => !isNote(line))
    .map(({ruleId, line, reason, expected}) => ({
      rule: `markdown/${ruleId}`,
      line: line ?? 1,
      message: `${reason}.${expected?.length ? ` Write ${expected.join(' or ')}.` : ''}`,
    }));
};
