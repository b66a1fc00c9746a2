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

const nameOf = (rule: Pluggable): string => {
  const plugin = Array.isArray(rule) ? rule[0] : rule;
  return 'name' in plugin ? plugin.name : '';
};

const rules: PluggableList = [
  // Without the plugin that lets a comment of the article switch rules off.
  ...[...(recommended.plugins ?? []), ...(consistent.plugins ?? [])].filter((rule) => nameOf(rule) !== 'remarkLint'),
  remarkLintFencedCodeFlag,
  remarkLintHeadingIncrement,
  remarkLintNoEmptyUrl,
  [remarkLintUnorderedListMarkerStyle, '-'],
];

const rulesNamed = (names: string[]): PluggableList =>
  rules.filter((rule) => names.includes(nameOf(rule).replace('remark-lint:', '')));

/** Rules that look at no text inside of paragraphs and tables, where three nodes of four are. */
const blockRules = rulesNamed([
  'blockquote-indentation',
  'checkbox-character-style',
  'code-block-style',
  'fenced-code-flag',
  'fenced-code-marker',
  'heading-increment',
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
]);

/** Rules that look at marks in a text, such as links and emphasis: one node of six. */
const inlineRules = rulesNamed([
  'emphasis-marker',
  'hard-break-spaces',
  'link-title-style',
  'no-empty-url',
  'no-literal-urls',
  'no-shortcut-reference-image',
  'no-shortcut-reference-link',
  'no-unused-definitions',
  'strong-marker',
]);

const blockLinter = unified().use(blockRules).freeze();
const inlineLinter = unified().use(inlineRules).freeze();
const linter = unified()
  .use(rules.filter((rule) => !blockRules.includes(rule) && !inlineRules.includes(rule)))
  .freeze();

/** The tree with nothing in its paragraphs and tables. */
function outlineOf<Node extends Nodes>(node: Node): Node {
  const isBare = node.type === 'paragraph' || node.type === 'table';
  return 'children' in node ? {...node, children: isBare ? [] : (node as Parents).children.map(outlineOf)} : node;
}

/** What may be left out where no rule looks at the text itself. */
const isPlain = (node: Nodes): boolean =>
  node.type === 'text' ||
  node.type === 'inlineCode' ||
  (['paragraph', 'tableCell', 'tableRow'].includes(node.type) && (node as Parents).children.length === 0);

/** The tree without plain text, and without what holds nothing else; a link keeps its text. */
function marksOf<Node extends Nodes>(node: Node): Node {
  return !('children' in node) || node.type === 'link'
    ? node
    : {...node, children: (node as Parents).children.map(marksOf).filter((child) => !isPlain(child))};
}

export const checkMarkdown: Rule = ({tree, mdx, file}) => {
  const vfile = new VFile({path: file, value: mdx});
  blockLinter.runSync(outlineOf<Root>(tree), vfile);
  inlineLinter.runSync(marksOf<Root>(tree), vfile);
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
