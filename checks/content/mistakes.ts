import {closest} from 'fastest-levenshtein';
import type {Nodes, Parents} from 'mdast';
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
const noFootnotes = 'the site has no footnotes. Write it in the sentence, or in a note.';

/** A divider, or a row that none follows. */
const row = /^ *\|?(?: *:?[-–—−]+:? *\|)+|^ *\|.*\| *$(?!\n[-–—−:| ]+$)/m;
const item = /^(?:[-+*](?=\p{L}|\u00a0)|\d+[.)](?=\p{Lu}|\u00a0)|[•‣▪●◦]\s)/mu;

/** What is still in the text because it isn't what it looks like. */
const leftovers: [rule: string, pattern: RegExp, message: string][] = [
  ['table', row, 'this is text, not a table. Write | --- | under the header for each column, and no empty lines.'],
  ['heading', /^#{1,6}[^ \t\n#\d]|^##+\d/m, 'this is text, not a heading. Write a space after the #.'],
  ['list', /(?<=\n)\s*\d+[.)]\s/, 'this is text, not a list. Write an empty line before it.'],
  ['list', item, 'this is text, not a list. Write a hyphen or a number with a period, and one space.'],
  ['notes', /\[!\w/, `this is text, not a note. ${notesAre}`],
  ['footnote', /\[\^|\^\[/, noFootnotes],
  ['task-list', /^\[[ x]\] /, "readers can't select this box. Write a list without [ ]."],
  ['link', /\]\(/, 'this is text, not a link. Write a space in its address as %20.'],
  ['emphasis', /\*\*/, 'these ** are text. Write them without a space on the inside, and close them.'],
  ['emoji', /(?<![\w:]):(?:[a-z]\w*|[+-]1|100):/, 'the page shows an emoji. Put word and colons in backticks.'],
  ['code', /`/, 'this backtick is text. Write one before and one after the code.'],
];

/** @param around the source with the character before and the one after it */
function nodeSlip(node: Nodes, source: string, around: string): [rule: string, message: string] | false {
  const isOpen = !/\n[ \t>]*(?:`{3,}|~{3,}|:{3,})\s*$/.test(source);
  switch (node.type) {
    case 'emphasis':
    case 'strong':
    case 'delete': {
      const [sign = ''] = /^(.)\1?/.exec(source) ?? [];
      const isText = sign === '__' || /^[\p{L}\d].*[\p{L}\d]$|^\d\W+\d|\d\W+\d$/su.test(around);
      const seen = `readers don't see the ${sign} around "${toString(node)}".`;
      return sign === '~'
        ? ['tilde', 'single ~ strike through the text between. Write – for a range, or ~~ to strike through.']
        : isText && ['emphasis', `${seen} Put code in backticks, or a backslash before each ${sign[0]}.`];
    }
    case 'inlineCode':
      return (
        /^`+\w*\n[^]*\n[ \t>]*`+$/.test(source) && ['code', 'a block of code begins and ends with three backticks.']
      );
    case 'code':
      return isOpen && ['code', 'the code is never closed. Close it as it begins.'];
    case 'image':
    case 'imageReference': {
      const message =
        'the page may not load this image from another site. Draw it as a figure, or put it in static/img.';
      const isHere = node.type === 'image' && !/^(?:(?!pathname:)[a-z][\w+.-]*:|\/\/)/i.test(node.url);
      return !isHere && ['image', message];
    }
    case 'footnoteReference':
    case 'footnoteDefinition':
      return ['footnote', noFootnotes];
    case 'link': {
      const isEmpty = toString(node).trim() === '' && node.children.every(({type}) => type !== 'image');
      return isEmpty && ['link', 'the link has no text. Write what it leads to between the brackets.'];
    }
    case 'containerDirective':
      if (!noteKinds.includes(node.name)) {
        const meant = closest(node.name.toLowerCase(), noteKinds);
        return ['notes', `there is no note :::${node.name}. Did you mean :::${meant}? ${notesAre}`];
      }
      return isOpen && ['notes', `this note, or one around it, is never closed. ${notesAre}`];
    case 'leafDirective':
    case 'textDirective': {
      const message = `readers don't see ${source}. Put it in backticks, or write a backslash before the colon.`;
      return (node.type === 'leafDirective' || source !== `:${node.name}`) && ['directive', message];
    }
    default:
      return false;
  }
}

/** Without directives, because they would change the hash of an article; see `articles/translations/hash.ts`. */
const directives = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(remarkDirective).freeze();

function textFindings(node: Parents, sourceOf: (node: Nodes) => string, notes: ReadonlySet<number>): Finding[] {
  const line = lineOf(node);
  const plain = node.children
    // What is escaped, and what isn't text, counts as a letter.
    .map((child) => sourceOf(child).replace(child.type === 'text' ? /\\[^\n:]/g : /[^\n]/g, 'X'))
    .join('')
    .replace(/(?<=\n)[ \t>]+/g, '')
    // Only in a paragraph does text begin a line.
    .replace(/^/, node.type === 'paragraph' ? '' : '…');
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
  const tree = /:::|::[a-z]|:[a-z][\w-]*[[{]/i.test(mdx) ? nodesOf(directives.parse(mdx)) : [];
  const found = tree.filter(({type}) => type.endsWith('Directive'));
  const notes = new Set(found.flatMap(({position}) => [position!.start.line, position!.end.line]));
  const sourceOf = ({position: at}: Nodes, more = 0) => mdx.slice(at!.start.offset! - more, at!.end.offset! + more);
  return [...nodes, ...found].flatMap((node) => {
    const [rule, message] = nodeSlip(node, sourceOf(node), sourceOf(node, 1)) || [];
    const own = rule && message ? [{rule, message, line: lineOf(node)}] : [];
    return 'children' in node ? [...own, ...textFindings(node, sourceOf, notes)] : own;
  });
};

/** The id of each heading is a part of its address, and the same in all languages. */
export const checkHeadings: Rule = ({nodes, mdx}) => {
  const known = new Map<string, number>();
  return nodes.flatMap((node): Finding[] => {
    if (node.type !== 'heading') {
      return [];
    }
    const [id, line] = [headingId(node), lineOf(node)];
    const first = known.get(id);
    known.set(id, first ?? line);
    const swallows = node.children.some((child) => child.type === 'text' && /:[a-z]/i.test(child.value));
    const endsWithSign = /\s#+ *\\\{#.*\}$/.test(mdx.slice(node.position?.start.offset, node.position?.end.offset));
    const said = [
      ...(node.depth === 1 ? ['the title is the heading of the page. Begin headings with ##.'] : []),
      ...(id === '' ? ['the heading has no id. Write {#id} after it, the same in every language.'] : []),
      ...(id !== '' && first ? [`the id ${id} is also that of the heading in line ${first}. Write another one.`] : []),
      ...(/[^\w-]/.test(id)
        ? [`links can't lead to the id "${id}". Write only letters a to z, digits, and hyphens.`]
        : []),
      ...(endsWithSign ? ["readers see the # at the heading's end. Take it out."] : []),
      ...(swallows ? ['the contents would lose the word after the colon. Write a space.'] : []),
    ];
    return said.map((message) => ({rule: 'heading', line, message}));
  });
};
