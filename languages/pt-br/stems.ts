export * from '../pt/stems';
