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
  if (moved.length === 0) {
    return [];
  }
  const routes = [...published().map(([route]) => route!), ...served().map(({route}) => route)];
  const forms = new Map(routes.map((route) => [plain(route), route]));
  return moved.map(([from, to]) => [forms.get(from) ?? from, forms.get(to) ?? to]);
}

const inAllLanguages = (moved = movedArticles()) =>
  localeCodes.flatMap((code) =>
    moved.map((pair) => pair.map((route) => encodeURI(localePrefix(code) + route)) as unknown as Moved),
  );

/**
 * Lines of `_redirects`. Netlify takes those with `301!`, because it would serve a file of {@link writeRedirectPages}
 * otherwise. Cloudflare Pages ignores them, although it counts them, and takes the others; to Netlify, an address with a
 * slash at its end is the one without.
 * @throws Error when there are more than hosts read
 */
export function redirectLines(moved?: Moved[]): string[] {
  const lines = inAllLanguages(moved).flatMap(([from, to]) => {
    const [page, twin] = [`${plain(from)} ${to}`, `${plain(from)}.md ${plain(to)}.md`];
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

/**
 * Writes a page at each old address, for hosts that have only files, and a copy of the twin.
 * @param dir the built site, which may have some of the languages
 */
export function writeRedirectPages(dir: string, moved?: Moved[]): void {
  const template = readFileSync('deploy/redirect.template.html', 'utf8');
  for (const [from, to] of inAllLanguages(moved)) {
    const [old, target] = [from, to].map((route) => path.join(dir, `${decodeURI(plain(route))}.md`));
    if (existsSync(target!)) {
      const page = path.join(dir, pageFile(decodeURI(from)));
      mkdirSync(path.dirname(page), {recursive: true});
      writeFileSync(page, template.replaceAll('{{url}}', brand.siteUrl + to).replaceAll('{{path}}', to));
      copyFileSync(target!, old!);
    }
  }
}
