import {changeRuntime} from './change-runtime';

/** Bundler plugin that leaves out Docusaurus' table of chunk names and ids. See the README of this folder. */

/** Docusaurus' function that turns the name of a chunk into its address, before it is minified. */
const table = /chunkId = (\{[^{}]*\})\[chunkId\]\|\|chunkId; /;

/** @throws Error when the runtime has no such table, or names that aren't ids */
function withoutNames(runtime: string): string {
  const names = JSON.parse(table.exec(runtime)?.[1] ?? '{}') as Record<string, string>;
  const entries = Object.entries(names);
  if (entries.length === 0 || entries.some(([chunk, id]) => chunk !== id)) {
    throw new Error(
      'framework/build/chunk-names.ts: expected a table in which each chunk has its name as its id. Docusaurus or ' +
        'plugins/bundle has changed: see framework/README.md.',
    );
  }
  return runtime.replace(table, '');
}

export const chunkNames = changeRuntime('chunk-names', 'PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE', withoutNames);
