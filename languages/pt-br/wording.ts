export * from '../pt/wording';
