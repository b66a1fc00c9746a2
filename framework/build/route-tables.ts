import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {splitTables} from './split-tables';

/**
 * Loads the routes of articles by section, when the reader opens or prefetches an article of it.
 * Docusaurus puts the routes, scripts, and chunk names of all articles into the main script and creates a component for
 * each at every start, so that the script grows with the catalog. `framework/client/routes.ts` loads the parts.
 */

const folder = 'route-tables';

/** The module that loads the sections' parts. */
export const sectionsModule = `@generated/${folder}/sections`;

/** Maps each section's folder to the chunk with its part, for the build's other plugins. */
export const readSections = (generatedFilesDir: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(generatedFilesDir, folder, 'sections.json'), 'utf8')) as Record<string, string>;

/** @returns the modules that replace Docusaurus' */
export function writeTables(generatedFilesDir: string): Record<string, string> {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const dir = path.join(generatedFilesDir, folder);
  const {files, sections} = splitTables({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  });
  mkdirSync(dir, {recursive: true});
  for (const [name, source] of files) {
    writeFileSync(path.join(dir, name), source);
  }
  writeFileSync(path.join(dir, 'sections.json'), JSON.stringify(sections));
  return Object.fromEntries(
    ['routes', 'registry', 'routesChunkNames'].map((name) => [`@generated/${name}$`, path.join(dir, `${name}.js`)]),
  );
}

/** @throws Error if React Router would read the path of a route as a pattern, and never show its page */
export function checkPlain(route: string): void {
  if (/[:*?+()]/.test(route)) {
    throw new Error(
      `The route ${route} is not a plain path: React Router would read it as a pattern. ` +
        'Give the article a file name or a slug without : * ? + ( and ).',
    );
  }
}
