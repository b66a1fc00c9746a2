import remarkLintFencedCodeFlag from 'remark-lint-fenced-code-flag';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoEmptyUrl from 'remark-lint-no-empty-url';
import remarkLintUnorderedListMarkerStyle from 'remark-lint-unordered-list-marker-style';
import consistent from 'remark-preset-lint-consistent';
import recommended from 'remark-preset-lint-recommended';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Rule} from './rule';

/** Lints the Markdown of an article with remark-lint, on the tree that the other rules read too. */

const linter = unified()
  .use(recommended)
  .use(consistent)
  .use(remarkLintFencedCodeFlag)
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoEmptyUrl)
  .use(remarkLintUnorderedListMarkerStyle, '-')
  .freeze();

export const checkMarkdown: Rule = ({tree, mdx, file}) => {
  const vfile = new VFile({path: file, value: mdx});
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
