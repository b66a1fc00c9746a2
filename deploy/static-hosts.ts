import {translatedLocales} from '../settings/locales';
import {redirectLines} from './redirects';
import {fileHeaders, hashedFolders, immutable} from './headers';

/**
 * Writes and reads `_headers` and `_redirects`, which Netlify, Cloudflare Pages and others read from the root of the
 * site. `npm run serve` reads the same `_headers`, so the tests of the server cover it.
 */

/** Headers for a path, or for all paths that start with it if it ends with `*`. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** The limits of Cloudflare Pages, the strictest host. */
const maxRules = 100;
const maxLine = 2000;

/**
 * Rules of the site. No two rules that match the same path set the same header, because hosts would join the values.
 * Hosts revalidate by default, so only files that never change get a `Cache-Control`.
 * @param siteHeaders of every response
 * @param files all paths of the site
 */
export function headerRules(siteHeaders: Record<string, string>, files: string[]): HeaderRule[] {
  const rules = new Map<string, HeaderRule['headers']>([['/*', siteHeaders]]);
  const add = (path: string, headers: HeaderRule['headers']) => rules.set(path, {...rules.get(path), ...headers});
  for (const folder of hashedFolders) {
    add(`${folder}*`, {'Cache-Control': immutable});
  }
  for (const file of files) {
    // One rule for what a whole folder shares, because hosts read few rules.
    const [folder] = /^.*\/(?:llms|openapi|schemas)\//.exec(file) ?? [];
    const {'Content-Type': type, ...shared} = fileHeaders(file);
    add(folder ? `${folder}*` : file, shared);
    if (type) {
      add(file, {'Content-Type': type});
    }
  }
  return Array.from(rules, ([path, headers]) => ({path, headers})).filter(
    ({headers}) => Object.keys(headers).length > 0,
  );
}

/** @throws Error when there are more rules, or a longer line, than Cloudflare Pages reads */
export function formatHeaders(rules: HeaderRule[]): string {
  if (rules.length > maxRules) {
    throw new Error(`_headers has ${rules.length} rules, but hosts read ${maxRules} (deploy/static-hosts.ts).`);
  }
  const lines = rules.flatMap(({path, headers}) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > maxLine);
  if (long) {
    throw new Error(
      `A line of _headers has ${long.length} characters, but hosts read ${maxLine}; are there more inline scripts ` +
        `than before? ${long.slice(0, 80)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The rules in the text of a `_headers` file, as {@link formatHeaders} writes it. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const header = /^ +([\w-]+): (.+)$/.exec(line);
    if (header) {
      rules.at(-1)!.headers[header[1]!] = header[2]!;
    } else {
      rules.push({path: line, headers: {}});
    }
  }
  return rules;
}

/** The headers of a path, from all rules that match it. */
export function headersOf(rules: HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({path}) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  );
  return Object.assign({}, ...matching.map(({headers}) => headers)) as Record<string, string>;
}

/**
 * The not-found page of each language, for Netlify. Cloudflare Pages finds the nearest `404.html` itself and ignores
 * these lines. Both serve `x.html` at `/x`, and `x/index.html` at `/x/`.
 */
export const formatRedirects = (): string =>
  [...redirectLines(), ...translatedLocales.map((code) => `/${code}/* /${code}/404.html 404`), ''].join('\n');
