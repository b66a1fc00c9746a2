import type {Language} from '../language';
import {language as portuguese} from '../pt';
import * as formats from './formats';
import * as stems from './stems';
import * as stopWords from './stop-words';
import synonyms from './synonyms.json';
import words from './words.json';

export const language: Language = {...portuguese, ...formats, ...stems, ...stopWords, synonyms, words};
