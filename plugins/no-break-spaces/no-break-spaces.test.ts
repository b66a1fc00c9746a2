import {expect, test} from '@playwright/test';
import {withNoBreakSpaces} from '.';

/** Numbers stay with their units. */

const cases: [text: string, expected: string][] = [
  ['un 40 % de 12 000,00 EUR', 'un 40\u00a0% de 12 000,00\u00a0EUR'],
  ['8 h y 30 min', '8\u00a0h y 30\u00a0min'],
  ['Recursos (RR. HH.)', 'Recursos (RR.\u00a0HH.)'],
  ['2 horas, 3 hours', '2 horas, 3 hours'],
];

for (const [text, expected] of cases) {
  test(`"${text}" breaks only between words`, () => {
    expect(withNoBreakSpaces(text)).toBe(expected);
  });
}
