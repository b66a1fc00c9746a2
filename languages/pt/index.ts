export * from './formats';
export * from './spelling';
export * from './stems';
export * from './stop-words';
export {default as synonyms} from './synonyms.json';
export * from './wording';
export {default as words} from './words.json';
