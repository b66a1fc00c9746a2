import {closest} from 'fastest-levenshtein';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {headingId, lineOf, nodesOf} from '../../articles/parse';
import {noteKinds} from '../../plugins/machine-readable/flatten';
import type {Finding, Rule} from './rule';

/** Finds what Markdown lets pass silently, although readers don't get what the author meant. */

const notesAre = `A note begins with ${noteKinds.map((kind) => `:::${kind}`).join(', ')}, or :::tip[Title], and ends with :::.`;

/** What is still in the text because it isn't what it looks like. */
const leftovers: [rule: string, pattern: RegExp, message: string][] = [
  ['table', /^\s*\|?(?:\s*:?-{3,}:?\s*\|)+/m, 'this is text, not a table. Write a divider like the header.'],
  ['heading', /^#{1,6}[^\s#\d]/m, 'this is text, not a heading. Write a space after the #.'],
  ['list', /(?<=\n)\s*\d+[.)]\s/, 'this is text, not a list. Write an empty line before it.'],
  ['task-list', /^\[[ x]\] /, "readers can't select this box. Write a list without [ ]."],
  ['link', /\]\(/, 'this is text, not a link. Write a space in its address as %20.'],
  ['emphasis', /\*\*/, 'these ** are text. Write them without a space on the inside, and close them.'],
  ['code', /`/, 'this backtick is text. Write one before and one after the code.'],
];

function nodeFinding(node: Nodes, source: string): Omit<Finding, 'line'> | undefined {
  const isClosed = /\n[ \t>]*(?:`{3,}|~{3,}|:{3,})\s*$/.test(source);
  switch (node.type) {
    case 'delete': {
      const message = 'single ~ strike through the text between. Write – for a range, or ~~ to strike through.';
      return source.startsWith('~~') ? undefined : {rule: 'tilde', message};
    }
    case 'code':
      return isClosed ? undefined : {rule: 'code', message: 'the code is never closed. Close it as it begins.'};
    case 'image':
    case 'imageReference': {
      const message = `the page may not load this image from another site. Draw it as a figure, or put it in static/img.`;
      const isElsewhere = node.type === 'imageReference' || /^(?:(?!pathname:)[a-z][\w+.-]*:|\/\/)/i.test(node.url);
      return isElsewhere ? {rule: 'image', message} : undefined;
    }
    case 'footnoteReference':
    case 'footnoteDefinition':
      return {rule: 'footnote', message: 'the site has no footnotes. Write it in the sentence, or in a note.'};
    case 'link':
      return toString(node).trim() === '' && node.children.every(({type}) => type !== 'image')
        ? {rule: 'link', message: 'the link has no text. Write what it leads to between the brackets.'}
        : undefined;
    case 'containerDirective':
      if (!noteKinds.includes(node.name)) {
        const meant = closest(node.name.toLowerCase(), noteKinds);
        return {rule: 'notes', message: `there is no note :::${node.name}. Did you mean :::${meant}? ${notesAre}`};
      }
      return isClosed
        ? undefined
        : {rule: 'notes', message: `this note, or one around it, is never closed. ${notesAre}`};
    case 'leafDirective':
    case 'textDirective': {
      const message = `readers don't see ${source}. Put it in backticks, or write a backslash before the colon.`;
      const isText = node.type === 'textDirective' && source === `:${node.name}`;
      return isText ? undefined : {rule: 'directive', message};
    }
    default:
      return undefined;
  }
}

/** Without directives, because they would change the hash of an article; see `articles/translations/hash.ts`. */
const directives = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(remarkDirective).freeze();

const directivesIn = (mdx: string): Nodes[] =>
  /:::|::?[a-z][\w-]*[[{]|^\s*::[a-z]/im.test(mdx)
    ? nodesOf(directives.parse(mdx)).filter(({type}) => type.endsWith('Directive'))
    : [];

/** @param notes lines where a note begins or ends */
function textFindings(line: number, source: string, notes: ReadonlySet<number>): Finding[] {
  const plain = source.replace(/\\[^\n]/g, '');
  const lines = plain.split('\n').map((text, index) => ({text, line: line + index}));
  const stray = lines.filter((each) => /^\s*:::/.test(each.text) && !notes.has(each.line));
  return [
    ...stray.map((each) => ({rule: 'notes', line: each.line, message: `this is text, not a note. ${notesAre}`})),
    ...leftovers.flatMap(([rule, pattern, message]) => {
      const {index} = pattern.exec(plain) ?? {};
      return index === undefined ? [] : [{rule, line: line + plain.slice(0, index).split('\n').length - 1, message}];
    }),
  ];
}

export const checkMistakes: Rule = ({nodes, mdx}) => {
  const found = directivesIn(mdx);
  const notes = new Set(found.flatMap(({position}) => [position!.start.line, position!.end.line]));
  return [...nodes, ...found].flatMap((node) => {
    const source = mdx.slice(node.position?.start.offset, node.position?.end.offset);
    const finding = nodeFinding(node, source);
    const other = finding ? [{...finding, line: lineOf(node)}] : [];
    return node.type === 'text' ? textFindings(lineOf(node), source, notes) : other;
  });
};

/** The id of each heading is a part of its address, and the same in all languages. */
export const checkHeadings: Rule = ({nodes}) => {
  const known = new Map<string, number>();
  return nodes.flatMap((node): Finding[] => {
    if (node.type !== 'heading') {
      return [];
    }
    const [id, line] = [headingId(node), lineOf(node)];
    const first = known.get(id);
    known.set(id, first ?? line);
    const swallows = node.children.some((child) => child.type === 'text' && /:[a-z]/i.test(child.value));
    const said = [
      ...(node.depth === 1 ? ['the title is the heading of the page. Begin headings with ##.'] : []),
      ...(id === '' ? ['the heading has no id. Write {#id} after it, the same in every language.'] : []),
      ...(id !== '' && first ? [`the id ${id} is also that of the heading in line ${first}. Write another one.`] : []),
      ...(swallows ? ['the contents would lose the word after the colon. Write a space.'] : []),
    ];
    return said.map((message) => ({rule: 'heading', line, message}));
  });
};
