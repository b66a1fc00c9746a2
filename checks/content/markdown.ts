import remarkLintFencedCodeFlag from 'remark-lint-fenced-code-flag';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoEmptyUrl from 'remark-lint-no-empty-url';
import remarkLintUnorderedListMarkerStyle from 'remark-lint-unordered-list-marker-style';
import consistent from 'remark-preset-lint-consistent';
import recommended from 'remark-preset-lint-recommended';
import {unified, type Pluggable, type PluggableList} from 'unified';
import {VFile} from 'vfile';
import type {Rule} from './rule';

/** Lints the Markdown of an article with remark-lint, using the same tree as the other rules. */

const nameOf = (rule: Pluggable): string => {
  const plugin = Array.isArray(rule) ? rule[0] : rule;
  return 'name' in plugin ? plugin.name : '';
};

const rules: PluggableList = [
  // Without the plugin that lets a comment in the article turn rules off.
  ...[recommended, consistent].flatMap(({plugins = []}) => plugins.filter((rule) => nameOf(rule) !== 'remarkLint')),
  remarkLintFencedCodeFlag,
  remarkLintHeadingIncrement,
  remarkLintNoEmptyUrl,
  [remarkLintUnorderedListMarkerStyle, '-'],
];

const linter = unified().use(rules).freeze();

export const checkMarkdown: Rule = ({tree, mdx, file}) => {
  const vfile = new VFile({path: file, value: mdx});
  linter.runSync(tree, vfile);
  const lines = mdx.split('\n');
  // Brackets are read as a reference, but hold the title of a note, or what mistakes.ts reports: [!NOTE], [^1], ^[x].
  const isKnown = ({line = 1, column = 1}: {line?: number; column?: number}) =>
    /^\s*:::\w+\[/.test(lines[line - 1]!) || /^(?:\^\[|.\[[!^])/.test(` ${lines[line - 1]}`.slice(column - 1));
  return vfile.messages
    .filter((message) => !isKnown(message))
    .map(({ruleId, line, reason, expected}) => ({
      rule: `markdown/${ruleId}`,
      line: line ?? 1,
      message: `${reason}.${expected?.length ? ` Write ${expected.join(' or ')}.` : ''}`,
    }));
};
