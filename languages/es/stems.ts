import type {Ending} from '../language';
import {verbEndings} from '../romance';

export const endings: Ending[][] = [
  [
    [/^ids$/, 'id'],
    [/ces$/, 'z'],
    [/iones$/, 'ion'],
    [/bles$/, 'ble'],
    [/(.{3})eses$/, '$1'],
    [/([ao]s)es$/, '$1e'],
    [/(.{2}[^aeiou])es$/, '$1'],
  ],
  // Loanwords have the plural of their language: `briefs`.
  [[/(.{2}[aeioubcdfgkptv])s$/, '$1']],
  [[new RegExp(`(.{3})(${verbEndings}|acion|icion|ion|cion|ar|er|ir)$`), '$1']],
  [[/(.{3}(?:[^aeiou]|[gq]u))[aeo]$/, '$1']],
  [
    [/(.{3})z$/, '$1c'],
    [/qu$/, 'c'],
    [/(gu|j)$/, 'g'],
  ],
];
