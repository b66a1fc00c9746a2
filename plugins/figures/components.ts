import assert from 'node:assert';
import type {Nodes, Root} from 'mdast';
import {limitedValues, screenProps} from '../../src/components/Screen/vocabulary';
import listed from '../../articles/components.json';
import {attributesOf, elementsOf, isComputed, isJsx, literalsOf, propsOf} from '../../articles/jsx';
import type {JsxElement, Literal, Use} from '../../articles/jsx';
import {lineOf, nodesOf} from '../../articles/parse';
import {oneOf, type Problem} from '../../articles/problem';
import {messageOf} from '../../lib/errors';
import {documentWith} from '../api-reference/document';
import {lessonOf, noLesson} from '../lessons';

/**
 * Checks the components of an article: they are where they belong, with valid props; a figure has a text alternative; and
 * the text mentions each numbered callout of a screen (`mark: 1`) as `<Mark n={1} />`, and no others.
 */

type Finding = Required<Omit<Problem, 'file'>>;
/** What a component is in, as that begins; the only one that it holds; its props; and whether it stands among words. */
type Demands = {inside?: string; holds?: string; needs?: string[]; may?: readonly string[]; isInline?: boolean};

const screens = Object.entries(screenProps).map(([name, may]): [string, Demands] => [
  name,
  {inside: /^Do(?:nt)?$/.test(name) ? 'Guidance' : 'Figure alt="…"', may},
]);

/** All that an article may use. */
export const components: Readonly<Record<string, Demands>> = {...listed, ...Object.fromEntries(screens)};

function checkFigure(element: JsxElement): string[] {
  const alt = attributesOf(element).find(({name}) => name === 'alt')?.value;
  return typeof alt === 'string' && alt.trim()
    ? []
    : ['the figure has no text alternative; write <Figure alt="what it shows">.'];
}

/** What a node holds, without comments; MDX takes a line of tags for a paragraph. */
const contentOf = (node: Nodes): Nodes[] =>
  ('children' in node ? node.children : [])
    .flatMap((child: Nodes): Nodes[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => (child.type === 'text' ? child.value.trim() : !/^mdx.*Expression$/.test(child.type)));

/** Throws for names of operations or tabs that there aren't, as the build does. */
function checkNames(element: JsxElement): void {
  const {document, tag, defaultValue} = propsOf(element);
  if (element.name === 'Operations') {
    documentWith(document, tag);
  } else if (element.name === 'Tabs') {
    const said = contentOf(element).flatMap((tab) => (isJsx(tab) ? propsOf(tab).value : [])) as string[];
    const values = said.map(String);
    oneOf('tab with the value', String((defaultValue as string | null) ?? values[0]), values);
    const isOnce = new Set(values).size === values.length;
    assert(isOnce, `two of the tabs ${values.join(', ')} have the same value. Give each its own.`);
  }
}

function checkElement({element, parent, around}: Use, demands: Demands): string[] {
  const {inside, holds, needs = [], may = [], isInline} = demands;
  const tag = `<${element.name}>`;
  const content = contentOf(element);
  const known = [...needs, ...may];
  const props = attributesOf(element);
  const unknown = props.filter(({name}) => !known.includes(name));
  const missing = needs.filter((need) => !props.some(({name}) => name === need));
  const isAmongTags = isJsx(parent) || (parent.type === 'paragraph' && contentOf(parent).every(isJsx));
  const isHeld = content.length > 0 && content.every((node) => isJsx(node) && node.name === holds);
  const wrong = [
    ...(!inside || around.includes(inside.split(' ')[0]!) ? [] : [`${tag} must be inside <${inside}>.`]),
    ...(isInline || isAmongTags || element.type === 'mdxJsxFlowElement' ? [] : [`${tag} must stand on its own lines.`]),
    ...(!holds || isHeld ? [] : [`${tag} must hold at least one <${holds}>, and nothing else.`]),
    ...unknown.map(({name}) => `${tag} has no prop "${name}"; it has ${known.join(', ') || 'none'}.`),
    ...missing.map((name) => `${tag} needs the prop ${name}.`),
    ...props
      .filter(isComputed)
      .map(({name}) => `the value of ${name} is code; write a text, a number, a list, or an object.`),
    ...literalsOf(element).flatMap(({name, value}) => {
      const allowed = limitedValues[name];
      return allowed && !allowed.includes(String(value))
        ? [`"${String(value)}" is not a value of ${name}; choose one of ${allowed.join(', ')}.`]
        : [];
    }),
  ];
  try {
    return wrong.length > 0 ? wrong : (checkNames(element), []);
  } catch (error) {
    return [messageOf(error)];
  }
}

function checkCallouts(elements: Use[]): Finding[] {
  const mentioned = elements
    .filter(({element}) => element.name === 'Mark')
    .flatMap(({element}) => literalsOf(element).filter(({name}) => name === 'n'));
  const drawn = elements.flatMap(({element}) => literalsOf(element).filter(({name}) => name === 'mark'));
  const missingIn = (others: Literal[], callouts: Literal[], message: (number: string) => string) =>
    callouts
      .filter(({value}) => !others.some((other) => other.value === value))
      .map(({value, line}) => ({rule: 'figure', line, message: message(String(value))}));
  return [
    ...missingIn(
      mentioned,
      drawn,
      (n) => `the callout ${n} is drawn, but no text mentions it; write <Mark n={${n}} /> in the step.`,
    ),
    ...missingIn(
      drawn,
      mentioned,
      (n) => `the text mentions the callout ${n}, but no screen draws it; give a part mark: ${n}.`,
    ),
  ];
}

export function checkComponents(tree: Root): Finding[] {
  const elements = elementsOf(tree);
  const own = elements.flatMap((use) => {
    const name = use.element.name ?? '';
    const rule = name === 'Figure' || name in screenProps ? 'figure' : 'component';
    const messages = [
      ...(name === 'Figure' ? checkFigure(use.element) : []),
      ...(components[name] ? checkElement(use, components[name]) : []),
    ];
    return messages.map((message) => ({rule, line: lineOf(use.element), message}));
  });
  const lessons = elements.flatMap(({element}) => (element.name === 'Lessons' ? nodesOf(element) : []));
  const wrongLessons = lessons.filter((node) => node.type === 'listItem' && !lessonOf(node));
  return [
    ...own,
    ...wrongLessons.map((node) => ({rule: 'component', line: lineOf(node), message: noLesson})),
    ...checkCallouts(elements),
  ];
}
