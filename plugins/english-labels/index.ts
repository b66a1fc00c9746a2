import type {Emphasis, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {localeOf, sourceOf} from '../../articles/files';
import {labelsOf, type Label} from '../../articles/labels';
import {text} from '../../articles/nodes';
import {located} from '../../articles/problem';
import {readSource} from '../../articles/translations/source';
import {brand} from '../../settings/brand';

/**
 * Remark plugin for languages in which the product's screens don't exist: gives the English label after the first
 * mention of each label, `**Hojas de horas** (*Time Sheets*)`, so that readers find it on their screens. Labels of other
 * vendors' screens have theirs in the source, because those screens exist in each language.
 */

/** Kinds of articles in which bold texts are samples, not screens to look for. */
const kindsOfSamples = new Set<unknown>(['guideline', 'contributor']);

/** Without case, accents, spaces, and punctuation: "E-mail" is "Email" to somebody who looks for it. */
const letters = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$%]/gu, '');

/** Labels of the product's screens that begin with a small letter. */
const smallLabels = ['bill', 'duplicate', 'ok', 'set default value'];

/** Whether an English bold text can be a label: not a number, a sentence, or a stressed word. */
const looksLikeLabel = (english: string): boolean =>
  smallLabels.includes(english) || (/^[^\p{Ll}\p{N}+−-]*\p{Lu}/u.test(english) && !/[^.][.:]$/.test(english));

/** Whether the bold text opens its paragraph and a colon follows, `**Roles**: …`, or it is the whole paragraph. */
function isLeadIn({node, parent}: Label): boolean {
  const [first, next] = parent.children;
  const isParagraph = (parent as {type?: string}).type === 'paragraph';
  return first === node && (next ? toString(next).startsWith(':') : isParagraph);
}

/** Whether a parenthesis is still open after the nodes. */
const isInParentheses = (nodes: PhrasingContent[]): boolean => {
  const before = nodes.map((node) => toString(node)).join('');
  return before.split('(').length > before.split(')').length;
};

/** Adds the English label, unless the author gives it: in the parentheses that follow, if there are some. */
function addEnglish({node, parent}: Label, english: string): void {
  const at = parent.children.indexOf(node) + 1;
  const [next, inner] = parent.children.slice(at);
  const added: Emphasis = {type: 'emphasis', children: [text(english)], data: {hProperties: {lang: 'en'}}};
  if (next?.type !== 'text' || !next.value.startsWith(' (')) {
    const [open, close] = isInParentheses(parent.children.slice(0, at - 1)) ? [' [', ']'] : [' (', ')'];
    parent.children.splice(at, 0, text(open), added, text(close));
  } else if (next.value !== ' (' || letters(toString(inner)) !== letters(english)) {
    next.value = `; ${next.value.slice(2)}`;
    parent.children.splice(at, 0, text(' ('), added);
  } else if (inner?.type === 'emphasis') {
    inner.data = added.data;
  }
}

/**
 * @param tree a translated article
 * @param english the bold texts of its source, in the same order
 */
export function addEnglishLabels(tree: Root, english: readonly string[]): void {
  const shown = new Set<string>();
  labelsOf(tree).forEach((label, index) => {
    const name = english[index] ?? '';
    const key = letters(name);
    if (!label.inside && !shown.has(key) && key !== letters(label.text) && looksLikeLabel(name) && !isLeadIn(label)) {
      shown.add(key);
      addEnglish(label, name);
    }
  });
}

/**
 * @param languages languages in which the product's screens exist
 * @throws Error with the file if the article and its English source don't have the same bold texts
 */
export default function englishLabelsPlugin(languages: readonly string[] = brand.screenLanguages) {
  return (tree: Root, file: VFile): void => {
    const source = sourceOf(file.path);
    const {kind, source_hash: hash} = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    if (!source || languages.includes(localeOf(file.path)) || kindsOfSamples.has(kind)) {
      return;
    }
    const english = readSource(source);
    // A stale translation may have other labels; its readers see a notice.
    if (english.hash !== hash) {
      return;
    }
    const count = labelsOf(tree).length;
    if (count !== english.labels.length) {
      throw located(
        `${count} bold texts, but ${english.labels.length} in ${source}; give both the same ones in the same order.`,
        file.path,
      );
    }
    addEnglishLabels(tree, english.labels);
  };
}
