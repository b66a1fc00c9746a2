import path from 'node:path';
import type {Code, Nodes} from 'mdast';
import {frontMatterLines} from '../../articles/front-matter';
import {lineOf, nodesOf, parseArticle} from '../../articles/parse';
import type {Problem} from '../../articles/problem';
import {addressesOf} from '../../articles/jsx';
import {isFigureLanguage} from '../../articles/fences';
import {articleOf, listArticles, localeOf, sourceDir} from '../../articles/files';
import {cached} from '../../lib/cache';
import {messageOf} from '../../lib/errors';
import {hashOfFiles} from '../../lib/files';
import {plainText} from '../../lib/strings';
import {chartData} from '../../plugins/incidents';
import {checkColors} from './colors';
import {checkFrontMatter, checkRecord} from './front-matter';
import {isKind} from '../../articles/kinds';
import {checkAddresses} from './links';
import {checkMarkdown} from './markdown';
import {checkHeadings, checkMistakes} from './mistakes';
import type {Rule, Subject} from './rule';
import {checkSafety} from './safety';
import {checkFigures, checkNotes, checkPlaceholders, checkReaderMode, checkRelated, checkSections} from './shape';
import {checkTables} from './tables';
import {textsOf} from './texts';
import {checkBrand, checkSentenceCase, checkWording} from './wording';
import {wordsOf, type Words} from './words';
import {checkWorld} from './world';

/** Runs all rules that look at one article, and collects its words for the spelling check. */

const articleRules: Rule[] = [
  checkFrontMatter,
  checkRecord,
  checkSections,
  checkReaderMode,
  checkRelated,
  checkNotes,
  checkTables,
  checkHeadings,
  checkMistakes,
  checkFigures,
  checkPlaceholders,
  checkAddresses,
  checkSafety,
  checkWording,
  checkBrand,
  checkSentenceCase,
  checkMarkdown,
  checkColors,
  checkWorld,
];

/** Those for single texts, such as the messages of OpenAPI documents. */
const textRules: Rule[] = [checkMistakes, checkWording, checkBrand];

const remedies: [cause: RegExp, remedy: string][] = [
  [/`<br>`/, 'Begin a new paragraph, list item, or row instead of breaking the line. '],
  [/closing tag for `<[A-Z]/, 'Put a < of the text in backticks. Close a component with its name, as </Figure>. '],
  [/closing tag for `<[a-z]|closing slash/, 'Write Markdown; the only tag allowed is <kbd>, closed with </kbd>. '],
  [/import\/exports/, 'Begin the paragraph with another word than import or export, which are code. '],
  [/expression/, 'Put a brace of the text in backticks. '],
  [/`!`/, 'Write a comment as {/* … */}, and a < of the text in backticks. '],
  [/before (?:local )?name|in name|attribute/, 'Put a < in backticks; write a link as [text](address). '],
];

export interface Report {
  problems: Problem[];
  words: Words;
  /** Its addresses; where they lead depends on other articles. */
  links: {url: string; line: number}[];
  /** They take the renderers, which load slowly. */
  figures: Code[];
}

/** The incidents are drawn from the reports. */
const isSource = (node: Nodes): node is Code =>
  node.type === 'code' && isFigureLanguage(node.lang) && !chartData.test(node.value);

/** What the rules read beside the article. */
const readFor = (file: string, text: string): unknown[] => [
  text.includes('<Operations') && hashOfFiles(['static/openapi']),
  /^incident:/m.test(text) && listArticles(path.join(sourceDir, path.dirname(articleOf(file)))),
];

/** Like {@link checkArticle}, from the cache if neither the article nor the rules have changed. */
export const reportOf = (file: string, text: string): Report =>
  cached(__filename, 'content', [file, text, ...readFor(file, text)], () => checkArticle(file, text));

/** Checks an article, or messages as `asArticles` writes them, by all rules but spelling. */
export function checkArticle(file: string, written: string): Report {
  const text = plainText(written);
  try {
    const article = parseArticle(text, file);
    const {kind} = article.frontMatter;
    const lineOfKey = frontMatterLines(text);
    const subject: Subject = {
      ...article,
      text,
      path: articleOf(file),
      locale: localeOf(file),
      kind: isKind(kind) ? kind : undefined,
      nodes: nodesOf(article.tree),
      lineOfKey,
      ...textsOf(article, lineOfKey),
    };
    const rules = file.endsWith('.json') ? textRules : articleRules;
    const findings = rules.flatMap((rule) => rule(subject));
    return {
      problems: findings.map((finding) => ({file, ...finding})),
      words: wordsOf(subject),
      links: subject.nodes.flatMap((node) => addressesOf(node).map((url) => ({url, line: lineOf(node)}))),
      figures: subject.nodes.filter(isSource),
    };
  } catch (error) {
    const [, line, message] = /:(\d+): ([\s\S]*)$/.exec(messageOf(error)) ?? [];
    if (line === undefined) {
      throw error;
    }
    const [, remedy = ''] = remedies.find(([cause]) => cause.test(message!)) ?? [];
    const fix = `${message!.replace(/\.?$/, '.')} ${remedy}Fix this first; the other rules follow then.`;
    return {problems: [{file, line: Number(line), rule: 'mdx', message: fix}], words: {}, links: [], figures: []};
  }
}
