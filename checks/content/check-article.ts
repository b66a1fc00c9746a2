import {frontMatterLines} from '../../articles/front-matter';
import {lineOf, nodesOf, parseArticle} from '../../articles/parse';
import type {Problem} from '../../articles/problem';
import {addressesOf} from '../../articles/jsx';
import {articleOf, localeOf} from '../../articles/files';
import {cached} from '../../lib/cache';
import {messageOf} from '../../lib/errors';
import {plainText} from '../../lib/strings';
import {checkColors} from './colors';
import {checkFrontMatter} from './front-matter';
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

/** What to write instead of what MDX can't read. */
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
}

/** Like {@link checkArticle}, from the cache if neither the article nor the rules have changed. */
export const reportOf = (file: string, text: string): Report =>
  cached(__filename, 'content', [file, text], () => checkArticle(file, text));

/**
 * Checks one article by all rules but spelling.
 * @param file path of the article, in `docs/` or in the folder of a translation, or of messages
 * @param written its content, or messages as `asArticles` writes them
 */
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
    };
  } catch (error) {
    const [, line, message] = /:(\d+): ([\s\S]*)$/.exec(messageOf(error)) ?? [];
    if (line === undefined) {
      throw error;
    }
    const [, remedy = ''] = remedies.find(([cause]) => cause.test(message!)) ?? [];
    const fix = `${message!.replace(/\.?$/, '.')} ${remedy}Fix this first; the other rules follow then.`;
    return {problems: [{file, line: Number(line), rule: 'mdx', message: fix}], words: {}, links: []};
  }
}
