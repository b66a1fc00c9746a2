import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {moved as movedAddresses, type Moved, type Redirects} from '../articles/redirects';
import {plain, published, served} from '../articles/routes';
import {brand} from '../settings/brand';
import {localeCodes, localePrefix} from '../settings/locales';
import {pageFile} from './page-files';

/** What leads from the old address of an article to the present one, on hosts with a `_redirects` file and on others. */

/** The articles that have moved, with both addresses as hosts serve them: those of folders end with a slash. */
export function movedArticles(redirects?: Redirects): Moved[] {
  const moved = movedAddresses(undefined, redirects);
  // Most of the time nothing has moved, and no article is read for its form.
  const routes = moved.length > 0 ? [...published().map(([route]) => route!), ...served().map(({route}) => route)] : [];
  const forms = new Map(routes.map((route) => [plain(route), route]));
  const servedAt = (address: string) => address.replace(/^[^#]+/, (route) => forms.get(route) ?? route);
  return moved.map(([from, to]) => [servedAt(from), servedAt(to)]);
}

/** The Markdown twin of an address, which may end with an id. */
export const twinOf = (address: string): string => `${plain(address.split('#')[0]!)}.md`;

const inAllLanguages = (moved = movedArticles()) =>
  localeCodes.flatMap((code) =>
    moved.map((pair) => pair.map((route) => encodeURI(localePrefix(code) + route)) as unknown as Moved),
  );

/**
 * Lines of `_redirects`. Netlify takes those with `301!`, because it would serve a file of {@link writeRedirectPages}
 * otherwise. Cloudflare Pages ignores them, although it counts them, and takes the others; to Netlify, an address with a
 * slash at its end is the one without. Throws when there are more than hosts read.
 */
export function redirectLines(moved?: Moved[]): string[] {
  const lines = inAllLanguages(moved).flatMap(([from, to]) => {
    const [page, twin] = [`${plain(from)} ${to}`, `${twinOf(from)} ${twinOf(to)}`];
    return [`${page} 301!`, `${page} 301`, `${plain(from)}/ ${to} 301`, `${twin} 301!`, `${twin} 301`];
  });
  if (lines.length > 2000) {
    throw new Error(`_redirects has ${lines.length} lines, but Cloudflare Pages reads 2000 (articles/moved.json).`);
  }
  return lines;
}

/** The rules in the text of a `_redirects` file: encoded paths and where they lead. */
export const parseRedirects = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from, to]) => [from!, to!]));

/** Writes a page at each old address, for hosts with only files, and a copy of the twin; some languages may be missing. */
export function writeRedirectPages(dir: string, moved?: Moved[]): void {
  const template = readFileSync('deploy/redirect.template.html', 'utf8');
  for (const [from, to] of inAllLanguages(moved)) {
    const [old, target] = [from, to].map((route) => path.join(dir, decodeURI(twinOf(route))));
    if (existsSync(target!)) {
      const page = path.join(dir, pageFile(decodeURI(from)));
      mkdirSync(path.dirname(page), {recursive: true});
      writeFileSync(page, template.replaceAll('{{url}}', brand.siteUrl + to).replaceAll('{{path}}', to));
      copyFileSync(target!, old!);
    }
  }
}
