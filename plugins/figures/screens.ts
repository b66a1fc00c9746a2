import type {Root} from 'mdast';
import {limitedValues, screenProps} from '../../src/components/Screen/vocabulary';
import type {FigureProblem} from './callouts';
import {attributesOf, elementsOf, isComputed, literalsOf, type JsxElement} from '../../articles/jsx';
import {lineOf} from '../../articles/parse';

/** Checks that the screens of an article are in a figure with a text alternative and have valid props. */

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
      .map(({name}) => `the value of ${name} is code; write a text, a number, a list or an object.`),
    ...literalsOf(element).flatMap(({name, value}) => {
      const allowed = limitedValues[name];
      return allowed && !allowed.includes(String(value))
        ? [`"${String(value)}" is not a value of ${name}; choose one of ${allowed.join(', ')}.`]
        : [];
    }),
  ];
}

export function checkScreens(tree: Root): FigureProblem[] {
  return elementsOf(tree).flatMap(({element, around}) => {
    const line = lineOf(element);
    const props = screenProps[element.name ?? ''];
    const messages = [
      ...(element.name === 'Figure' ? checkFigure(element) : []),
      ...(props ? checkScreen(element, around, props) : []),
    ];
    return messages.map((message) => ({line, message}));
  });
}
