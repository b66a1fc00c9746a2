import {brand, hasPlaceholderHost} from '../settings/brand';
import {localeCodes, localePrefix} from '../settings/locales';
import type {SearchSettings} from '../src/search/settings';

/**
 * Security headers, caching and content types: the one source for `npm run serve`, the nginx configuration and the
 * `_headers` file of static hosts.
 */

/** Sources of a Content-Security-Policy, as `'sha256-…'`, for inline scripts and style sheets. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** The style sheet inside Algolia's logo in the search box of DocSearch 3.9; `tests/resilience/csp.spec.ts` fails when it changes. */
const docSearchStyle = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** The hosts of Algolia's API, as it documents them. */
const algoliaHosts = ['https://*.algolia.net', 'https://*.algolianet.com'];

/** Swagger UI sends requests only if the brand has real hosts. */
const apiHosts = hasPlaceholderHost ? [] : [`https://*.${brand.host}`];

/**
 * The Content-Security-Policy of the whole site.
 * @param hashes of the inline scripts and style sheets of all pages
 * @param engine hosted search needs the hosts of Algolia
 */
export function contentSecurityPolicy(hashes: InlineHashes, engine: SearchSettings['engine']): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.scripts],
    'style-src': ["'self'", docSearchStyle, ...hashes.styles],
    // Figures, screens and code have style attributes, which can't run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(engine === 'hosted' ? algoliaHosts : []), ...apiHosts],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The headers of every response, including errors and redirects. */
export function siteHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** For files that keep their address when their content changes; the default of Netlify and Cloudflare, too. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** For the files in {@link hashedFolders}. */
export const immutable = 'public, max-age=31536000, immutable';

/** Folders in which every file name, or the name of its folder, contains the hash of the content. */
export const hashedFolders = [
  ...localeCodes.map((locale) => `${localePrefix(locale)}/assets/`),
  '/fonts/',
  '/search-index/files/',
];

/** Pairs of an ending of a path and its content type, the longest ending first. */
export const contentTypes = Object.entries({
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.d.ts': 'application/typescript; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '/feed.json': 'application/feed+json; charset=utf-8',
  '/feed.xml': 'application/atom+xml; charset=utf-8',
  '/opensearch.xml': 'application/opensearchdescription+xml; charset=utf-8',
}).sort(([a], [b]) => b.length - a.length);

/** Endings that hosts don't know, or get wrong because they only look at the last extension. */
const unusualEndings = ['.d.ts', '.yaml', '/feed.json', '/feed.xml', '/opensearch.xml'];

/**
 * @param pathname of a file of the site
 * @throws Error when no ending matches, so that a new kind of file can't be served with a wrong type
 */
export function contentType(pathname: string): string {
  const match = contentTypes.find(([ending]) => pathname.endsWith(ending));
  if (!match) {
    throw new Error(`${pathname} has no content type: add its ending to the types in deploy/headers.ts.`);
  }
  return match[1];
}

/** What some headers depend on, as nginx can read it. */
export const patterns = {
  /** Texts that copy the site: search engines should list its pages instead. */
  copies: /\/llms(?:-full|\/[^/]+)?\.txt$/,
  /** Files that programs on other sites may read. */
  shared: /^(?:\/[\w-]+)?\/(?:openapi|schemas)\/|\/feed\.(?:json|xml)$|\/llms(?:-full|\/[^/]+)?\.txt$/,
  /**
   * An `Accept` header that names Markdown first, so the article's twin is sent instead of its page. Only these answers
   * have `Vary: Accept`: caches keep one copy of a page for all browsers.
   */
  markdownFirst: /^text\/markdown *(?:; *q=1(?:\.0*)?)? *(?:,|$)/i,
};

/** The headers in which a file of the site differs from others, for hosts that send the usual content types. */
export const fileHeaders = (file: string): Record<string, string> => ({
  ...(unusualEndings.some((ending) => file.endsWith(ending)) && {'Content-Type': contentType(file)}),
  ...(patterns.copies.test(file) && {'X-Robots-Tag': 'noindex'}),
  ...(patterns.shared.test(file) && {'Access-Control-Allow-Origin': '*'}),
});

/** The `Link` header by which search engines count a Markdown twin as its page; `_headers` may not have so many rules. */
export const canonicalLink = (page: string): string => `<${brand.siteUrl}${page}>; rel="canonical"`;
