import {stopWords as portuguese} from '../pt/stop-words';

export const stopWords = `${portuguese} voce voces`;
