import type {Ending} from '../language';

export const endings: Ending[][] = [
  [
    [/ies$/, 'y'],
    [/(ss|sh|ch|x|z)es$/, '$1'],
    [/([^su])s$/, '$1'],
  ],
  [[/(.{3}[^aeiou])(ations?|ions?|als?|ings?|ers?|ors?|ed)$/, '$1']],
  [[/(.{2})([^aeioulsz])\2$/, '$1$2']],
  [[/(.{3})e$/, '$1']],
  [[/(.{3})iz$/, '$1is']],
];
