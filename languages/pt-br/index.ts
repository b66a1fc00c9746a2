import type {Language} from '../language';
import * as formats from './formats';
import * as spelling from './spelling';
import * as stems from './stems';
import * as stopWords from './stop-words';
import synonyms from './synonyms.json';
import * as wording from './wording';
import words from './words.json';

export const language: Language = {...formats, ...spelling, ...stems, ...stopWords, ...wording, synonyms, words};
