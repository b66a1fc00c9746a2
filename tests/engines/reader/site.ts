import {createServer, request as ask, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {setTimeout as wait} from 'node:timers/promises';
import {recorderPath, recorderScript, reportPath} from './recorder';

/**
 * The built site as one test gets it: at an origin of its own, so that storage and cache are empty, with a recorder in
 * each page, and with requests that can be held back.
 */

/** Nothing of React runs without it. The other scripts may arrive, because a browser has only six connections. */
const mainScript = /\/assets\/js\/main\.[^/]*\.js$/;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Sends a request on to another port of this machine. */
async function forward({url, method, headers}: IncomingMessage, port: number): Promise<IncomingMessage> {
  const isPage = headers.accept?.includes('text/html');
  const request = ask({
    port,
    path: url,
    method,
    headers: {...headers, ...(isPage && {'accept-encoding': 'identity'})},
  }).end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

export class Site {
  /** What went wrong in the pages, in words. */
  readonly problems: string[] = [];

  /** Addresses that were asked for, without the origin. */
  readonly asked: string[] = [];

  /** How many requests are on their way. */
  private open = 0;

  private held: {pattern: RegExp; released: Promise<void>; release: () => void} | undefined;

  private slow: {pattern: RegExp; time: number} | undefined;

  private constructor(
    private readonly server: Server,
    private readonly port: number,
  ) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.open++;
      response.once('close', () => this.open--);
      this.respond(request, response).catch(() => response.destroy());
    });
  }

  /** @param whole the server of the whole site */
  static async open(whole: Server): Promise<Site> {
    const server = createServer().listen(0);
    await once(server, 'listening');
    return new Site(server, portOf(whole));
  }

  /** Address without a slash at the end. */
  get url(): string {
    return `http://localhost:${portOf(this.server)}`;
  }

  /** Holds back requests from now on, those for the main script if nothing else is said, until {@link release}. */
  hold(pattern = mainScript): void {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.held = {pattern, released, release};
  }

  release(): void {
    this.held?.release();
    this.held = undefined;
  }

  /** Delays requests from now on by some milliseconds. */
  delay(pattern: RegExp, time: number): void {
    this.slow = {pattern, time};
  }

  /** Waits until nothing is on its way, and nothing has been asked for in a third of a second. */
  async isQuiet(): Promise<void> {
    for (let calm = 0; calm < 7; calm++) {
      const asked = this.asked.length;
      await wait(50);
      calm = this.open > 0 || this.asked.length > asked ? 0 : calm;
    }
  }

  close(): void {
    this.release();
    this.server.close();
    this.server.closeAllConnections();
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url!;
    if (address === recorderPath) {
      response.setHeader('Content-Type', 'text/javascript').end(recorderScript);
    } else if (address === reportPath) {
      this.problems.push(await text(request));
      response.writeHead(204).end();
    } else {
      await this.pass(address, request, response);
    }
  }

  private async pass(address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked.push(address);
    if (this.slow?.pattern.test(address)) {
      await wait(this.slow.time);
    }
    if (this.held?.pattern.test(address)) {
      await this.held.released;
    }
    const answer = await forward(request, this.port);
    const {statusCode, headers} = answer;
    // Firefox asks for it on its own, whatever icon the page names.
    if (statusCode! >= 400 && address !== '/favicon.ico') {
      this.problems.push(`status ${statusCode}: ${address}`);
    }
    if (headers['content-type']?.startsWith('text/html') && !headers['content-encoding']) {
      const page = (await text(answer)).replace(/<html[^>]*>/, `$&<script src="${recorderPath}"></script>`);
      response.writeHead(statusCode!, {...headers, 'content-length': Buffer.byteLength(page)}).end(page);
    } else {
      response.writeHead(statusCode!, headers);
      answer.pipe(response);
    }
  }
}
