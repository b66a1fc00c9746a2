import {createServer, type Server, type ServerResponse} from 'node:http';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';
import {localePrefix, sourceLocale, translatedLocales} from '../../src/locales';

/**
 * Serves the built site as a host should: clean paths, `index.html` redirected to its folder, and the not-found
 * page in the language of the path. `docusaurus serve` answers with the English one only.
 */

const notFoundPage = (pathname: string): string => {
  const locale = translatedLocales.find((code) => pathname.startsWith(`/${code}/`)) ?? sourceLocale;
  return `${localePrefix(locale)}/404.html`;
};

async function answerNotFound(buildDir: string, pathname: string, response: ServerResponse): Promise<void> {
  const page = await readFile(path.join(buildDir, notFoundPage(pathname)));
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(page);
}

/**
 * Starts the server.
 * @param port 0 takes any free one
 * @throws Error with code `EADDRINUSE` when something else listens on the port
 */
export function serveSite(buildDir: string, port: number): Promise<Server> {
  const serveFile = sirv(buildDir, {
    etag: true,
    setHeaders: (response, pathname) => {
      const isHashed = /\/assets\/(js|css|images|fonts)\//.test(pathname);
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Without it, browsers show the accents of twins and llms.txt as signs of another alphabet.
      const textType = /\.(md|txt)$/.exec(pathname)?.[1];
      if (textType) {
        response.setHeader('Content-Type', `text/${textType === 'md' ? 'markdown' : 'plain'}; charset=utf-8`);
      }
    },
  });
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.endsWith('/index.html')) {
      response.writeHead(301, {Location: pathname.slice(0, -'index.html'.length) + search}).end();
      return;
    }
    serveFile(request, response, () => {
      answerNotFound(buildDir, pathname, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      resolve(server);
    });
  });
}
