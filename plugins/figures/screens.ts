import type {Root} from 'mdast';
import {limitedValues, screenProps} from '../../src/components/Screen/vocabulary';
import {attributesOf, elementsOf, isComputed, literalsOf, type JsxElement, type Literal} from '../../articles/jsx';
import {lineOf} from '../../articles/parse';
import type {Problem} from '../../articles/problem';

/**
 * Checks the screens of an article: they are in a figure with a text alternative and have valid props, and the text
 * mentions each of their numbered callouts (`mark: 1`) as `<Mark n={1} />`, and no others.
 */

type FigureProblem = Omit<Problem, 'file'>;

function checkFigure(element: JsxElement): string[] {
  const alt = attributesOf(element).find(({name}) => name === 'alt')?.value;
  return typeof alt === 'string' && alt.trim()
    ? []
    : ['the figure has no text alternative; write <Figure alt="what it shows">.'];
}

function checkScreen(element: JsxElement, around: string[], props: readonly string[]): string[] {
  const unknown = attributesOf(element).filter(({name}) => !props.includes(name));
  return [
    ...(around.includes('Figure') ? [] : [`<${element.name}> must be inside <Figure alt="…">.`]),
    ...unknown.map(({name}) => `<${element.name}> has no prop "${name}"; it has ${props.join(', ')}.`),
    ...attributesOf(element)
      .filter(isComputed)
      .map(({name}) => `the value of ${name} is code; write a text, a number, a list, or an object.`),
    ...literalsOf(element).flatMap(({name, value}) => {
      const allowed = limitedValues[name];
      return allowed && !allowed.includes(String(value))
        ? [`"${String(value)}" is not a value of ${name}; choose one of ${allowed.join(', ')}.`]
        : [];
    }),
  ];
}

function checkCallouts(elements: ReturnType<typeof elementsOf>): FigureProblem[] {
  const mentioned = elements
    .filter(({element}) => element.name === 'Mark')
    .flatMap(({element}) => literalsOf(element).filter(({name}) => name === 'n'));
  const drawn = elements.flatMap(({element}) => literalsOf(element).filter(({name}) => name === 'mark'));
  const missingIn = (others: Literal[], callouts: Literal[], message: (number: string) => string) =>
    callouts
      .filter(({value}) => !others.some((other) => other.value === value))
      .map(({value, line}) => ({line, message: message(String(value))}));
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

/** What is wrong with the figures of an article, screens first. */
export function checkScreens(tree: Root): FigureProblem[] {
  const elements = elementsOf(tree);
  const ofScreens = elements.flatMap(({element, around}) => {
    const line = lineOf(element);
    const props = screenProps[element.name ?? ''];
    const messages = [
      ...(element.name === 'Figure' ? checkFigure(element) : []),
      ...(props ? checkScreen(element, around, props) : []),
    ];
    return messages.map((message) => ({line, message}));
  });
  return [...ofScreens, ...checkCallouts(elements)];
}
