import type {Ending} from '../language';
import {verbEndings} from '../romance';

export const endings: Ending[][] = [
  [
    [/^ids$/, 'id'],
    [/(oes|aes)$/, 'ao'],
    [/^pais(es)?$/, 'pais'],
    [/ais$/, 'al'],
    [/ois$/, 'ol'],
    [/uis$/, 'ul'],
    [/(.{2})(eis|ils?|is)$/, '$1el'],
    [/ns$/, 'm'],
    [/(.{2}[rz])es$/, '$1'],
    [/eses$/, 'es'],
  ],
  // Loanwords have the plural of their language: `links`.
  [[/(.{2}[aeioubcdfgkptv])s$/, '$1']],
  [[new RegExp(`(.{3})(${verbEndings}|acao|icao|cao|sao|ar|er|ir|ou)$`), '$1']],
  [[/(.{3}(?:[^aeiou]|[gq]u))[aeo]$/, '$1']],
  [
    [/(.{3})z$/, '$1c'],
    [/qu$/, 'c'],
    [/(gu|j)$/, 'g'],
  ],
];
