import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {moved as movedArticles, type Moved} from '../articles/redirects';
import {brand} from '../settings/brand';
import {localeCodes, localePrefix} from '../settings/locales';

/** What leads from the old address of an article to the present one, on hosts with a `_redirects` file and on others. */

const inAllLanguages = (moved = movedArticles()) =>
  localeCodes.flatMap((code) => moved.map((pair) => pair.map((route) => encodeURI(localePrefix(code) + route))));

/**
 * Lines of `_redirects`. Netlify takes those with `301!`, because it would serve the page of {@link writeRedirectPages}
 * otherwise; Cloudflare Pages doesn't know them and takes the others.
 * @throws Error when there are more than hosts read
 */
export function redirectLines(moved?: Moved[]): string[] {
  const rules = inAllLanguages(moved).flatMap(([from, to]) => [
    `${from} ${to}`,
    `${from}/ ${to}`,
    `${from}.md ${to}.md`,
  ]);
  if (rules.length > 2000) {
    throw new Error(`_redirects has ${rules.length} rules, but Cloudflare Pages reads 2000 (articles/moved.json).`);
  }
  return rules.flatMap((rule) => [`${rule} 301!`, `${rule} 301`]);
}

/** The rules in the text of a `_redirects` file: encoded paths and where they lead. */
export const parseRedirects = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from, to]) => [from!, to!]));

/**
 * Writes a page at each old address, for hosts that have only files, and a copy of the twin.
 * @param dir the built site, which may have some of the languages
 */
export function writeRedirectPages(dir: string, moved?: Moved[]): void {
  const template = readFileSync('deploy/redirect.template.html', 'utf8').replaceAll(
    '{{url}}',
    `${brand.siteUrl}{{path}}`,
  );
  for (const [from, to] of inAllLanguages(moved) as [string, string][]) {
    const [old, target] = [from, to].map((route) => path.join(dir, decodeURI(route))) as [string, string];
    if (existsSync(`${target}.md`)) {
      const file = existsSync(`${target}.html`) ? `${old}.html` : `${old}/index.html`;
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, template.replaceAll('{{path}}', to));
      copyFileSync(`${target}.md`, `${old}.md`);
    }
  }
}
