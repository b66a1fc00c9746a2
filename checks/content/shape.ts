import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {attributesOf, isJsx, writtenValue} from '../../articles/jsx';
import {isFigureLanguage, parseCodeMeta, parseFigureMeta} from '../../articles/fences';
import {headingId, lineOf, nodesOf} from '../../articles/parse';
import {placeholder} from '../../articles/template';
import {kinds} from '../../articles/kinds';
import {messageOf} from '../../lib/errors';
import {checkComponents} from '../../plugins/figures/components';
import type {Finding, Rule} from './rule';

/** Checks the shape of an article: its sections and their order, related links, figures, notes. */

const mostNotes = 2;
const relatedLinks = {min: 2, max: 5};
/** Components that draw the figure of their article from its front matter. */
const drawnComponents = ['Figure', 'IncidentTimeline'];

export const checkSections: Rule = ({nodes, kind}) => {
  if (!kind) {
    return [];
  }
  const headings = nodes
    .filter((node) => node.type === 'heading')
    .map((node) => ({id: headingId(node), line: lineOf(node)}));
  const {sections} = kinds[kind];
  let last = -1;
  return sections.flatMap(({id, or = [], optional}): Finding[] => {
    const ids = [id, ...or];
    const index = headings.findIndex((heading) => ids.includes(heading.id));
    const named = ids.map((name) => `{#${name}}`).join(' or ');
    if (index < 0) {
      const line = headings.at(-1)?.line ?? 1;
      const message = `the section ${named} (kind ${kind}) is missing. Add it.`;
      return optional ? [] : [{rule: 'sections', line, message}];
    }
    if (index < last) {
      const order = sections.map((section) => section.id).join(', ');
      const message = `the section ${named} is in the wrong place. The order for the kind ${kind} is ${order}.`;
      return [{rule: 'sections', line: headings[index]!.line, message}];
    }
    last = index;
    return [];
  });
};

const dropped = 'reader mode drops a heading with "share" in its id. Write another id, in every language.';

/** The browsers' reader mode takes what has this word in its id for a button that shares the page, and drops it. */
export const checkReaderMode: Rule = ({nodes}) =>
  nodes
    .filter((node) => node.type === 'heading' && /(\b|_)share(daddy)?(\b|_)/.test(headingId(node)))
    .map((node) => ({rule: 'reader-mode', line: lineOf(node), message: dropped}));

export const checkRelated: Rule = ({tree}) => {
  const start = tree.children.findIndex((node) => node.type === 'heading' && headingId(node) === 'related-articles');
  if (start < 0) {
    return [];
  }
  const [heading, ...rest] = tree.children.slice(start);
  const message = (what: string) => [{rule: 'related-articles', line: lineOf(heading!), message: what}];
  if (rest.some((node) => node.type === 'heading')) {
    return message('the related articles are not the last section. Move them to the end.');
  }
  const {length} = rest.flatMap(nodesOf).filter(({type}) => type === 'link');
  return length < relatedLinks.min || length > relatedLinks.max
    ? message(`there are ${length} links to related articles. Give ${relatedLinks.min} to ${relatedLinks.max}.`)
    : [];
};

export const checkNotes: Rule = ({nodes, kind}) => {
  const lines = nodes.filter((node) => node.type === 'paragraph' && /^:::\w/.test(toString(node))).map(lineOf);
  const message = `the article has ${lines.length} notes. Keep ${mostNotes} and say the rest in the text.`;
  // The style guide shows a note of each type.
  return lines.length > mostNotes && kind !== 'contributor' ? [{rule: 'notes', line: lines[mostNotes]!, message}] : [];
};

const isFigure = (node: Nodes): boolean =>
  node.type === 'image' ||
  (node.type === 'code' && isFigureLanguage(node.lang)) ||
  (isJsx(node) && drawnComponents.includes(node.name ?? ''));

/** What isn't in a figure, or can't be read after the language of a code block. */
function missingIn(node: Nodes): string | undefined {
  const unlessSaid = (caption = '') =>
    caption.trim() ? undefined : 'the figure has no caption. Write caption="…": its title.';
  if (node.type === 'code') {
    try {
      return isFigure(node) ? unlessSaid(parseFigureMeta(node.meta).caption) : void parseCodeMeta(node.meta);
    } catch (error) {
      return messageOf(error);
    }
  }
  if (isJsx(node) && node.name === 'Figure') {
    const caption = attributesOf(node).find(({name}) => name === 'caption');
    return unlessSaid(caption && writtenValue(caption));
  }
  const isSilent = node.type === 'image' && !node.alt?.trim();
  return isSilent ? 'the image has no text. Write what it shows between the brackets.' : undefined;
}

export const checkFigures: Rule = ({nodes, tree, kind, frontMatter}) => {
  const findings: Finding[] = nodes.flatMap((node) => {
    const message = missingIn(node);
    return message ? [{rule: isFigure(node) ? 'figure-text' : 'code', line: lineOf(node), message}] : [];
  });
  if (kind && kinds[kind].figure && !nodes.some(isFigure) && !('incident' in frontMatter)) {
    const message = `an article of the kind ${kind} needs at least one figure. Draw what is easier to see than to read; docs/documenting/mdx.mdx shows how.`;
    findings.push({rule: 'figure', line: 1, message});
  }
  return [...findings, ...checkComponents(tree)];
};

/** New articles contain instructions; none may reach a reader. */
export const checkPlaceholders: Rule = ({text}) => {
  const message = 'an instruction of the template is still here. Replace it with your text.';
  return text
    .split('\n')
    .flatMap((line, index) => (line.includes(placeholder) ? [{rule: 'placeholder', line: index + 1, message}] : []));
};
