import type {Ending} from '../language';
import {verbEndings} from '../romance';

export const endings: Ending[][] = [
  [
    [/(oes|aes)$/, 'ao'],
    [/ais$/, 'al'],
    [/eis$/, 'el'],
    [/ns$/, 'm'],
    [/res$/, 'r'],
    [/([aeiou])s$/, '$1'],
  ],
  [[new RegExp(`(.{3})(${verbEndings}|acao|icao|cao|sao|ar|er|ir|ou)$`), '$1']],
  [[/(.{3}(?:[^aeiou]|[gq]u))[aeo]$/, '$1']],
  [
    [/(qu|z)$/, 'c'],
    [/(gu|j)$/, 'g'],
  ],
];
