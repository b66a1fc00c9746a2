import type {Root} from 'mdast';
import {elementsOf, literalsOf} from '../../articles/jsx';

/**
 * Checks that numbered callouts and text match: the text mentions each number in a screen (`mark: 1`) as
 * `<Mark n={1} />`, and a screen draws each number in the text.
 */

export interface FigureProblem {
  line: number;
  message: string;
}

export function checkCallouts(tree: Root): FigureProblem[] {
  const elements = elementsOf(tree);
  const mentioned = elements
    .filter(({element}) => element.name === 'Mark')
    .flatMap(({element}) => literalsOf(element).filter(({name}) => name === 'n'));
  const drawn = elements.flatMap(({element}) => literalsOf(element).filter(({name}) => name === 'mark'));
  const has = (list: {value: unknown}[], value: unknown) => list.some((item) => item.value === value);
  return [
    ...drawn
      .filter(({value}) => !has(mentioned, value))
      .map(({value, line}) => ({
        line,
        message: `the callout ${String(value)} is drawn, but no text mentions it; write <Mark n={${String(value)}} /> in the step.`,
      })),
    ...mentioned
      .filter(({value}) => !has(drawn, value))
      .map(({value, line}) => ({
        line,
        message: `the text mentions the callout ${String(value)}, but no screen draws it; give a part mark: ${String(value)}.`,
      })),
  ];
}
