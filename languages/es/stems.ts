import type {Ending} from '../language';
import {verbEndings} from '../romance';

export const endings: Ending[][] = [
  [
    [/ces$/, 'z'],
    [/iones$/, 'ion'],
    [/([^aeiou])es$/, '$1'],
    [/([aeiou])s$/, '$1'],
  ],
  [[new RegExp(`(.{3})(${verbEndings}|acion|icion|ion|cion|ar|er|ir)$`), '$1']],
  [[/(.{3}(?:[^aeiou]|[gq]u))[aeo]$/, '$1']],
  [
    [/(qu|z)$/, 'c'],
    [/(gu|j)$/, 'g'],
  ],
];
