export * from '../pt/spelling';
