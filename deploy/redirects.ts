import {copyFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {movedArticles, type Moved} from '../articles/redirects';
import {brand} from '../settings/brand';
import {htmlLang, localeCodes, localePrefix} from '../settings/locales';

/** What leads from the old address of an article to the present one, on each kind of host. */

/** Hosts with a `_redirects` file read this many lines. */
const maxRedirects = 2000;

const inAllLanguages = (moved: Moved[]) =>
  localeCodes.flatMap((locale) =>
    moved.map(([from, to]) => ({locale, from: localePrefix(locale) + from, to: localePrefix(locale) + to})),
  );

/**
 * Lines of `_redirects`. Netlify takes those with `301!`, because it would serve the page of {@link writeRedirectPages}
 * otherwise; Cloudflare Pages doesn't know them and takes the others.
 * @throws Error when there are more than hosts read
 */
export function redirectLines(moved = movedArticles()): string[] {
  const rules = inAllLanguages(moved).flatMap(({from, to}) =>
    [
      [from, to],
      [`${from}/`, to],
      [`${from}.md`, `${to}.md`],
    ].map((pair) => pair.map(encodeURI).join(' ')),
  );
  if (rules.length > maxRedirects) {
    throw new Error(`_redirects has ${rules.length} rules, but hosts read ${maxRedirects} (articles/redirects.json).`);
  }
  return rules.flatMap((rule) => [`${rule} 301!`, `${rule} 301`]);
}

/** The rules in the text of a `_redirects` file: encoded paths and where they lead. */
export const parseRedirects = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from, to]) => [from!, to!]));

/** Keeps query and fragment, which the redirect of the page itself would lose. */
const script = `const {pathname} = new URL(document.querySelector('link[rel=canonical]').href);
location.replace(pathname + location.search + location.hash);
`;

const scriptFile = 'redirect.js';

const pageFor = (lang: string, to: string): string => `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<title>${brand.product}</title>
<link rel="canonical" href="${brand.siteUrl}${to}">
<script src="/${scriptFile}"></script>
<meta http-equiv="refresh" content="0; url=${to}">
<a href="${to}">${brand.siteUrl}${to}</a>
</html>
`;

/**
 * Writes a page at each old address, for hosts that only have files, and a copy of the twin.
 * @param dir the built site
 */
export function writeRedirectPages(dir: string, moved = movedArticles()): void {
  for (const {locale, from, to} of inAllLanguages(moved)) {
    if (existsSync(path.join(dir, `${to}.md`))) {
      const isFile = existsSync(path.join(dir, `${to}.html`));
      const file = path.join(dir, isFile ? `${from}.html` : `${from}/index.html`);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, pageFor(htmlLang(locale), encodeURI(to)));
      copyFileSync(path.join(dir, `${to}.md`), path.join(dir, `${from}.md`));
      writeFileSync(path.join(dir, scriptFile), script);
    }
  }
}
