import {readFileSync} from 'node:fs';
import escapeStringRegexp from 'escape-string-regexp';
import type {Moved} from '../articles/redirects';
import {plain, served} from '../articles/routes';
import {translatedLocales} from '../settings/locales';
import {canonicalLink, contentTypes, hashedFolders, immutable, patterns, revalidate} from './headers';
import {movedArticles, twinOf} from './redirects';

/** Fills `nginx.template.conf`, so that nginx sends the headers, types and caching of `headers.ts`. */

const template = 'deploy/nginx.template.conf';

const escape = (text: string) => text.replace(/[.\\]/g, '\\$&');

/** nginx only looks at the last extension; other endings need a location. */
const isExtension = (ending: string) => /^\.[^.]+$/.test(ending);

/** Articles whose address ends with a slash, as regular expressions. */
const foldersWithPage = () =>
  served()
    .map(({route}) => route)
    .filter((route) => route.endsWith('/'))
    .map((route) => escapeStringRegexp(encodeURI(plain(route))));

const lines: Record<string, (headers: Record<string, string>, moved: Moved[]) => string[]> = {
  locales: () => [translatedLocales.join('|')],
  revalidate: () => [revalidate],
  caching: () => hashedFolders.map((folder) => `~^${escape(folder)} "${immutable}";`),
  ...Object.fromEntries(Object.entries(patterns).map(([name, {source}]) => [name, () => [source]])),
  canonical: () => [
    `"~^(?<folder>[^?]*(?:${foldersWithPage().join('|')}))\\.md(?:\\?|$)" '${canonicalLink('$folder/')}';`,
    `"~^(?<page>/[^?]*)\\.md(?:\\?|$)" '${canonicalLink('$page')}';`,
  ],
  moved: (_headers, moved) =>
    moved.flatMap(([from, to]) => {
      const old = `~^(?<prefix>(?:/(?:${translatedLocales.join('|')}))?)${escapeStringRegexp(plain(from))}`;
      const page = encodeURI(to).replace(/(?=#)|$/, () => '$is_args$args');
      return [`"${old}/?$" "$prefix${page}";`, `"${old}\\.md$" "$prefix${encodeURI(twinOf(to))}$is_args$args";`];
    }),
  headers: (headers) => Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
  types: () =>
    contentTypes
      .filter(([ending]) => isExtension(ending))
      .map(([ending, type]) => `"${type}" ${ending.slice(1)};`)
      .sort(),
  typed: () =>
    contentTypes
      .filter(([ending]) => !isExtension(ending))
      .map(([ending, type]) => `location ~ ${escape(ending)}$ { types { } default_type "${type}"; }`),
};

/** The complete configuration of the site, with the headers of every response; throws if nothing fills a part. */
export function nginxConfiguration(headers: Record<string, string>, moved = movedArticles()): string {
  return readFileSync(template, 'utf8').replace(
    /^( *)(.*)\{\{(\w+)\}\}/gm,
    (_match, indent: string, before: string, name: string) => {
      const part = lines[name];
      if (!part) {
        throw new Error(
          `${template} contains {{${name}}}, but deploy/nginx.ts only fills ${Object.keys(lines).join(', ')}.`,
        );
      }
      return `${indent}${before}${part(headers, moved).join(`\n${indent}`)}`;
    },
  );
}
