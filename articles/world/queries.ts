import {filtersIn, type Answer, type Measure} from './filters';
import {hoursMeasures} from './hours';
import {recordMeasures} from './records';
import {timeMeasures} from './time';

/** What the sample world answers: a measure, and filters in any order: `booked project:ACME0011 position:designer`. */

const measures: Record<string, Measure> = {...hoursMeasures, ...timeMeasures, ...recordMeasures};

/**
 * A number of the sample world, rounded to two decimals, or the words that an article may write, the longest first.
 * @param query a measure and filters; `_` in a value means a space: `client:Acme_Foods`
 * @throws Error that names what is unknown, and what is known
 */
export function answer(query: string): Answer {
  const [name = '', ...words] = query.trim().split(/\s+/);
  const measure = measures[name];
  if (!measure) {
    throw new Error(`there is no measure "${name}". Use ${Object.keys(measures).join(', ')}.`);
  }
  const value = measure.of(filtersIn(words, name, measure.uses));
  return typeof value === 'number' ? Math.round(value * 100) / 100 : value;
}

/**
 * The same for a query whose answer is a number.
 * @throws Error also if the answer isn't a number
 */
export function ask(query: string): number {
  const value = answer(query);
  if (typeof value !== 'number') {
    throw new Error(`"${query}" is "${value[0]}", not a number.`);
  }
  return value;
}
