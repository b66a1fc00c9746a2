import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {Readable} from 'node:stream';
import {once} from 'node:events';
import type {Programs as Paths} from '../../lib/programs';
import {freePort} from '../../lib/processes';
import {Programs} from './programs';
import {inTime, Session, type Command, type Setup} from './session';

/**
 * WebKitGTK's small browser, driven by WebDriver over HTTP, on a display without a screen. The driver can't be asked for
 * pictures, which hang, for a second window, which ends it, nor for paper or the console.
 */

const paths: Record<Command, [method: 'POST' | 'DELETE', path: string]> = {
  navigate: ['POST', '/url'],
  execute: ['POST', '/execute/sync'],
  actions: ['POST', '/actions'],
  release: ['DELETE', '/actions'],
};

/** Starts a display and returns its name. */
async function startDisplay(programs: Programs, xvfb: string): Promise<string> {
  // It takes a free number and writes it to the file that it is given.
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = programs.start(xvfb, args, {}, ['ignore', 'ignore', 'ignore', 'pipe']);
  const [number] = (await inTime('start of the display', once(display.stdio[3] as Readable, 'data'))) as [Buffer];
  return `:${number.toString().trim()}`;
}

export class WebKit extends Session {
  readonly engine = 'webkit';

  private path = '/session';

  private constructor(
    private readonly programs: Programs,
    private readonly url: string,
  ) {
    super();
  }

  static async start({driver, display}: Paths, {scripts, tabsToLinks, reducedMotion}: Setup): Promise<WebKit> {
    const programs = new Programs();
    try {
      const settings = path.join(programs.folder, 'gtk-3.0');
      mkdirSync(settings);
      writeFileSync(
        path.join(settings, 'settings.ini'),
        `[Settings]\ngtk-enable-animations=${Number(!reducedMotion)}\n`,
      );
      const port = await freePort();
      const session = new WebKit(programs, `http://127.0.0.1:${port}`);
      programs.start(driver!, [`--port=${port}`], {
        DISPLAY: await startDisplay(programs, display!),
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        NO_AT_BRIDGE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      });
      const args = ['--automation', `--enable-javascript=${scripts}`, `--enable-tabs-to-links=${tabsToLinks}`];
      await session.open({pageLoadStrategy: 'none', 'webkitgtk:browserOptions': {args}});
      return session;
    } catch (error) {
      await programs.stop();
      throw error;
    }
  }

  /** Opens the browser's window once the driver listens. */
  private async open(capabilities: object): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const answers = await fetch(`${this.url}/status`).then(
        () => true,
        () => false,
      );
      if (answers || attempt === 200) {
        break;
      }
      await wait(50);
    }
    const {sessionId} = (await this.ask('POST', '/session', {capabilities: {alwaysMatch: capabilities}})) as {
      sessionId: string;
    };
    this.path = `/session/${sessionId}`;
  }

  private async ask(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const request = {method, body: body && JSON.stringify(body), headers: {'Content-Type': 'application/json'}};
    const answer = await inTime(`${method} ${path}`, fetch(this.url + path, request));
    const {value} = (await answer.json()) as {value: {error?: string; message?: string} | null};
    if (value?.error) {
      throw new Error(`${value.error}: ${value.message}`);
    }
    return value;
  }

  protected async send(command: Command, parameters: object): Promise<unknown> {
    const [method, path] = paths[command];
    return this.ask(method, this.path + path, method === 'POST' ? parameters : undefined);
  }

  async resize(width: number, height: number): Promise<void> {
    const setWindow = async (size: {width: number; height: number}) =>
      (await this.ask('POST', `${this.path}/window/rect`, size)) as typeof size;
    let outer = {width, height};
    // The window is larger than the page, by what only the page knows; it grows and shrinks a moment later.
    for (let attempt = 0; attempt < 20; attempt++) {
      const inner = await this.execute(() => ({width: innerWidth, height: innerHeight}));
      if (inner.width === width && inner.height === height) {
        return;
      }
      if (attempt % 5 === 0) {
        outer = await setWindow(
          attempt === 0
            ? {width, height}
            : {width: outer.width + width - inner.width, height: outer.height + height - inner.height},
        );
      }
      await wait(100);
    }
    throw new Error(`WebKit's window can't be ${width} pixels wide and ${height} high.`);
  }

  /** The driver can't read the console; the recorder in each page reports what it can. */
  takeErrors(): Promise<string[]> {
    return Promise.resolve([]);
  }

  async stop(): Promise<void> {
    await this.ask('DELETE', this.path).catch(() => undefined);
    await this.programs.stop();
  }
}
