import sections from '@generated/route-tables/sections';
import {isInFolder} from './section-folder';

/**
 * Loads the routes of the sections that a page belongs to, if they aren't there yet. Lines in
 * `framework/contract.ts` call it before Docusaurus looks for a route.
 * @param pathname path of the page, encoded or not
 * @throws Error when a script doesn't load; the next call tries again
 */
export async function loadRoutes(pathname: string): Promise<void> {
  const path = decodeURI(pathname);
  const needed = Object.entries(sections).filter(([folder]) => isInFolder(path, folder));
  await Promise.all(needed.map(([, load]) => load()));
}
