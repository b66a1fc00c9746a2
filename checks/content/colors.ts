import escapeStringRegexp from 'escape-string-regexp';
import data from '../../articles/world/stages.json';
import type {Locale} from '../../settings/locales';
import {states} from '../../src/components/Screen/vocabulary';
import type {Rule} from './rule';

/** Compares the colors that articles and figures give stages with `articles/world/stages.json`. */

interface Stage {
  /** In figures; two where an article explains both. */
  tone: string | string[];
  color?: string;
  /** What articles call it where they say its color. */
  says?: Record<Locale, string[]>;
}

/** Finds words and what they stand for; what only the pattern finds stands for itself. */
function finder(meanings: [string, string[]?][], pattern = '(?!)') {
  const all = new Map(meanings.flatMap(([meaning, words = []]) => words.map((word) => [word.toLowerCase(), meaning])));
  const any = [...[...all.keys()].map(escapeStringRegexp), pattern].join('|');
  const whole = new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'giu');
  return (text: string) =>
    (text.match(whole) ?? []).map((word) => [word, all.get(word.toLowerCase()) ?? word.toUpperCase()] as const);
}

/** Sentences and cells; the first two cells of a row are one. */
const sentencesOf = (line: string) => line.replace(/^(\s*\|[^|]*)\|/, '$1').split(/\||(?<=[\p{Ll})*][.;?!]) /u);

const tonesOfStates: Partial<Record<string, {tone: string}>> = states;

/** Tones of cells, labels, and nodes that have the name of a stage. */
const wrongTones = (line: string, stages: Record<string, Stage>): string[] =>
  (line.match(/\{[^{}]*\}|\[[^[\]{}]*\]/g) ?? []).flatMap((part) => {
    const [, name = ''] = /\b(?:text|label)(?:: '|=")\W*(.*?)(?: \(\d+\))?['"]/.exec(part) ?? [];
    const [, state = ''] = /\bstate: '([\w-]+)'/.exec(part) ?? [];
    const [, tone = tonesOfStates[state]?.tone ?? 'neutral'] = /\b(?:tone: '|class=")(\w+)/.exec(part) ?? [];
    const right = stages[name.replace('\\n', ' ')]?.tone ?? tone;
    return ['neutral', right].flat().includes(tone) ? [] : [`"${name}" is ${tone}; it is ${String(right)}`];
  });

export const checkColors: Rule = ({text, path, locale}) => {
  const own = data.groups.filter(({articles}) => articles.some((start) => path.startsWith(start)));
  const stages = Object.assign({}, ...own.map((group) => group.stages)) as Record<string, Stage>;
  const stagesIn = finder(Object.values(stages).map(({color = '', says}) => [color, says?.[locale]]));
  const colors = Object.entries(data.colors).map(([name, says]): [string, string[]] => [name, says[locale]]);
  const colorsIn = finder(colors, '#[\\dA-F]{6}');
  /** As many colors as stages belong together, in their order. */
  const wrongWords = (sentence: string): string[] => {
    const [named, said] = [stagesIn(sentence), colorsIn(sentence)];
    return named.flatMap(([name, right], index) => {
      const [word, color] = said[index] ?? [];
      return named.length !== said.length || color === right ? [] : [`"${name}" is ${word}; it is ${right}`];
    });
  };
  return text.split('\n').flatMap((line, index) =>
    [...sentencesOf(line).flatMap(wrongWords), ...wrongTones(line, stages)].map((wrong) => {
      const message = `${wrong} in articles/world/stages.json. Correct one of them, or give another thing its color in another sentence.`;
      return {rule: 'color', line: index + 1, message};
    }),
  );
};
