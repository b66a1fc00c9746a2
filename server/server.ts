import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import path from 'node:path';
import type {Readable} from 'node:stream';
import Negotiator from 'negotiator';
import send from 'send';
import {canonicalLink, contentType, patterns, revalidate} from '../deploy/headers';
import {pageFile} from '../deploy/page-files';
import {parseRedirects} from '../deploy/redirects';
import {headersOf, parseHeaders, type HeaderRule} from '../deploy/static-hosts';
import {localePrefix, sourceLocale, translatedLocales, type Locale} from '../settings/locales';
import {filesIn} from '../lib/files';

/**
 * Serves the built site as a host should, with the headers of its own `_headers` file: clean paths, other forms of a page's
 * address redirected to its own, compressed files, and the not-found page in the language of the path.
 * `docusaurus serve` does none of that. Only files in a list made at the start are served, so no path leads out of it.
 */

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A page, what its address may end with, and a query; without two slashes at the start, which lead to another host. */
const addressForm = /^(\/(?![/\\])[^?]*?)(index\.html|\.html|\/)?(\?.*)?$/;

/** Not for readers: hidden files, the compressed twins, and the files for other hosts. */
const isPrivate = (file: string) => /\/\.(?!well-known\/)|\.(br|gz)$|^\/_(headers|redirects)$/.test(file);

function decodePath(address: string): string | undefined {
  try {
    const pathname = decodeURIComponent(address.split('?')[0]!);
    return pathname.startsWith('/') && !pathname.includes('\0') ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/** Closes a file when its reader leaves. `send` misses responses that wait behind others on the same connection. */
function closeWith(socket: Socket, stream: Readable): void {
  const close = () => stream.destroy();
  if (socket.destroyed) {
    close();
  } else {
    socket.once('close', close);
    stream.once('close', () => socket.off('close', close));
  }
}

/** A built site as it was when the server started. */
interface Site {
  dir: string;
  /** Paths from the root of the site, with a slash in front. */
  files: ReadonlySet<string>;
  rules: HeaderRule[];
  /** Where the encoded paths of moved articles lead. */
  moved: ReadonlyMap<string, string>;
}

function readSite(dir: string): Site {
  const headersFile = path.join(dir, '_headers');
  if (!existsSync(headersFile)) {
    throw new Error(`There is no ${headersFile}: the build was not finished, run npm run build.`);
  }
  const files = new Set(filesIn(dir).map((file) => `/${file}`));
  const moved = parseRedirects(files.has('/_redirects') ? readFileSync(path.join(dir, '_redirects'), 'utf8') : '');
  return {dir, files, rules: parseHeaders(readFileSync(headersFile, 'utf8')), moved};
}

/** @param accept of the request: who prefers Markdown gets the twin of an article */
function fileOf({files}: Site, pathname: string, accept = ''): string | undefined {
  const twin = patterns.markdownFirst.test(accept) ? `${pathname.replace(/\/$/, '')}.md` : pathname;
  return [twin, pathname, pageFile(pathname)].find((file) => files.has(file) && !isPrivate(file));
}

/** @returns where a page's address leads if this isn't its own form */
function cleanAddress({files}: Site, address: string): string | undefined {
  const [, page = '', ending, query = ''] = addressForm.exec(address) ?? [];
  const pathname = decodePath(page) ?? '';
  const isPage = files.has(`${pathname}.html`) && !pathname.endsWith('/404');
  if (page && (ending === 'index.html' ? page.endsWith('/') : ending && isPage)) {
    return page + query;
  }
  return !ending && files.has(`${pathname}/index.html`) && page !== '/' ? `${page}/${query}` : undefined;
}

/** The path of the page whose twin this is. */
function pageOf({files}: Site, twin: string): string {
  const page = twin.slice(0, -'.md'.length);
  return files.has(`${page}.html`) ? page : `${page}/`;
}

const localeOf = (pathname: string): Locale =>
  translatedLocales.find((code) => `${pathname}/`.startsWith(`/${code}/`)) ?? sourceLocale;

function sendFile({dir, files}: Site, request: IncomingMessage, response: ServerResponse, file: string): void {
  const offered = encodings.filter(([, ending]) => files.has(file + ending));
  const accepted = new Negotiator(request).encodings(offered.map(([encoding]) => encoding));
  const chosen = offered.find(([encoding]) => accepted.includes(encoding));
  if (offered.length > 0) {
    response.appendHeader('Vary', 'Accept-Encoding');
  }
  if (chosen) {
    response.setHeader('Content-Encoding', chosen[0]);
  }
  response.setHeader('Content-Type', contentType(file));
  const source = encodeURI(file + (chosen?.[1] ?? ''))
    .replaceAll('?', '%3F')
    .replaceAll('#', '%23');
  send(request, source, {root: path.resolve(dir), dotfiles: 'allow', cacheControl: false, index: false})
    .on('stream', (stream: Readable) => closeWith(request.socket, stream))
    .on('error', (error: Error & {status?: number}) => {
      response.removeHeader('Content-Encoding');
      respond(response, error.status ?? 500, error.message);
    })
    .pipe(response);
}

/** Seconds after which a page in a language that is being built is asked for again. */
const retryAfter = 10;

/** For a language that isn't built yet: a page that asks again, without a script. */
const waitingPage =
  `<!DOCTYPE html><html lang="en"><meta charset="UTF-8"><meta http-equiv="refresh" content="${retryAfter}">` +
  '<title>Not built yet</title><h1>This language isn’t built yet</h1><p>The page comes as soon as it is.</p>';

/** @param show gives the site, and the languages that are still being built */
function siteHandler(show: () => Shown): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const {site, waiting} = show();
    const address = request.url ?? '';
    const pathname = decodePath(address);
    const file = pathname === undefined ? undefined : fileOf(site, pathname, request.headers.accept);
    const headers = {'Cache-Control': revalidate, ...headersOf(site.rules, file ?? '/404.html')};
    for (const [name, value] of Object.entries(headers)) {
      response.setHeader(name, value);
    }
    if (file?.endsWith('.md')) {
      const [name, value] =
        file === pathname ? ['Link', canonicalLink(encodeURI(pageOf(site, file)))] : ['Vary', 'Accept'];
      response.setHeader(name, value);
    }
    const moved = site.moved.get(encodeURI(pathname ?? ''));
    const location = moved?.replace(/(?=#)|$/, () => /\?.*/.exec(address)?.[0] ?? '') ?? cleanAddress(site, address);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      respond(response, 405, 'Method not allowed');
    } else if (pathname === undefined) {
      respond(response, 400, 'Bad request');
    } else if (waiting.includes(localeOf(pathname))) {
      response.setHeader('Retry-After', retryAfter);
      respond(response, 503, waitingPage, '.html');
    } else if (location) {
      response.setHeader('Location', location);
      respond(response, 301, 'Moved permanently');
    } else if (file) {
      sendFile(site, request, response, file);
    } else {
      const own = `${localePrefix(localeOf(pathname))}/404.html`;
      const page = path.join(site.dir, site.files.has(own) ? own : '404.html');
      respond(response, 404, readFileSync(page, 'utf8'), '.html');
    }
  };
}

function respond(response: ServerResponse, status: number, body: string, ending = '.txt'): void {
  response.statusCode = status;
  response.setHeader('Content-Type', contentType(ending));
  response.end(body);
}

interface Shown {
  site: Site;
  waiting: readonly Locale[];
}

export interface SiteServer extends Server {
  /** Serves the site of another folder from now on, in which the waiting languages are still missing. */
  show: (dir: string, waiting?: readonly Locale[]) => void;
}

/**
 * Starts the server.
 * @param port 0 takes any free one
 * @throws Error with code `EADDRINUSE` when something else listens on the port, or when the folder has no `_headers`, which the
 *   last step of a build writes
 */
export async function serveSite(buildDir: string, port: number, waiting: readonly Locale[] = []): Promise<SiteServer> {
  let shown = {site: readSite(buildDir), waiting};
  const server = createServer(siteHandler(() => shown)).listen(port);
  await once(server, 'listening');
  return Object.assign(server, {
    show: (dir: string, others: readonly Locale[] = []) => {
      shown = {site: readSite(dir), waiting: others};
    },
  });
}
