import {setTimeout as wait} from 'node:timers/promises';
import {expect} from '@playwright/test';
import {clicks, hovers, pressed, taps, typed, type Device, type Point} from '../driver/keys';
import type {Session} from '../driver/session';
import {isHydrated} from './looks';
import type {Site} from './site';

/** What a reader does with the site in one of the engines, and sees of it. Elements are named by CSS selectors. */

/** Size of the window in pixels, unless a test changes it. */
const desktop = {width: 1280, height: 800};

/** The browser can't answer while a page is on its way. */
const isOnTheWay = (error: unknown): boolean =>
  /no such (window|frame)|unloaded|navigat|discarded|context|cannot be cloned|javascript error: null|documentElement is null/i.test(
    String(error),
  );

export class Reader {
  constructor(
    readonly session: Session,
    readonly site: Site,
  ) {}

  /**
   * Looks at the page; again, if the page has changed meanwhile.
   * @param look must not use anything around it, nor change anything
   */
  async look<Arguments extends unknown[], Result>(
    look: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.session.execute(look, ...args);
      } catch (error) {
        if (attempt === 100 || !isOnTheWay(error)) {
          throw error;
        }
        await wait(50);
      }
    }
  }

  /** Expects something of what a reader sees, now or soon. */
  sees<Arguments extends unknown[], Result>(look: (...args: Arguments) => Result, ...args: Arguments) {
    return expect.poll(() => this.look(look, ...args), {intervals: [50, 100]});
  }

  /** Makes the window as narrow as a phone, or as the engine's window can be. */
  async narrow(): Promise<void> {
    await this.session.resize(this.session.engine === 'webkit' ? 447 : 390, desktop.height);
  }

  async widen(): Promise<void> {
    await this.session.resize(desktop.width, desktop.height);
  }

  /** Opens a page and waits until it has loaded. Its scripts sleep. */
  async open(path: string): Promise<void> {
    await this.mark();
    await this.session.navigate(this.site.url + path);
    await this.arrives();
  }

  /** Marks the page, so that {@link arrives} knows it from the next one. */
  async mark(): Promise<void> {
    await this.look(() => document.documentElement.setAttribute('data-left', ''));
  }

  /** Waits until another page than the marked one has loaded, which it hasn't while a script that it asks for is held. */
  async arrives(): Promise<void> {
    const state = (url: string) => {
      const {dataset} = document.documentElement;
      const isThere = document.readyState === 'complete' && location.origin === url && !('left' in dataset);
      return isThere ? 'arrived' : `${document.readyState}: ${location.href}`;
    };
    await expect.poll(() => this.look(state, this.site.url), {timeout: 40_000}).toBe('arrived');
  }

  /** Waits until React runs. */
  async isInteractive(): Promise<void> {
    await expect.poll(() => this.look(isHydrated), {timeout: 40_000}).toBe(true);
  }

  /** Starts the scripts and waits until React runs. */
  async start(): Promise<void> {
    await this.look(() => document.body.dispatchEvent(new Event('focusin', {bubbles: true})));
    await this.isInteractive();
  }

  /** Opens a page and starts its scripts. */
  async openAwake(path: string): Promise<void> {
    await this.open(path);
    await this.start();
  }

  /** Path, query, and fragment of the page. */
  address(): Promise<string> {
    return this.look(() => location.pathname + location.search + location.hash);
  }

  /** The middle of the first element that is shown, which is scrolled into the window if it is outside. */
  async point(selector: string): Promise<Point> {
    const find = (css: string) => {
      const element = Array.from(document.querySelectorAll(css)).find((each) => each.getClientRects().length > 0);
      const box = () => element!.getBoundingClientRect();
      if (element && (box().top < 0 || box().bottom > innerHeight)) {
        element.scrollIntoView({block: 'center', behavior: 'instant'});
      }
      return element && {x: box().x + box().width / 2, y: box().y + box().height / 2};
    };
    await this.sees((css) => document.querySelector(css) !== null, selector).toBe(true);
    const point = await this.look(find, selector);
    if (!point) {
      throw new Error(`${selector} is hidden.`);
    }
    return point;
  }

  /** Does something that may lead away from the page, which then can't answer. */
  async act(device: Device): Promise<void> {
    await this.session.act(device).catch((error: unknown) => {
      if (!isOnTheWay(error)) {
        throw error;
      }
    });
  }

  async click(selector: string): Promise<void> {
    await this.clickAt(await this.point(selector));
  }

  async clickAt(point: Point): Promise<void> {
    await this.act(clicks(point, 30));
  }

  async tap(selector: string): Promise<void> {
    await this.act(taps(await this.point(selector)));
  }

  async hover(selector: string): Promise<void> {
    await this.act(hovers(await this.point(selector)));
  }

  /** @param chord a key, or several such as `Control+k` */
  async press(chord: string): Promise<void> {
    await this.act(pressed(chord));
  }

  /** Focuses an element and presses a key on it. */
  async pressOn(selector: string, chord: string): Promise<void> {
    await this.focus(selector);
    await this.press(chord);
  }

  async focus(selector: string): Promise<void> {
    await this.sees((css) => document.querySelector(css) !== null, selector).toBe(true);
    await this.look((css) => document.querySelector<HTMLElement>(css)!.focus(), selector);
  }

  async type(text: string): Promise<void> {
    await this.act(typed(text));
  }

  /** Scrolls at once. */
  async scrollTo(top: number): Promise<void> {
    await this.look((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
  }

  /** What is in the clipboard: a reader pastes it into a field. */
  async paste(): Promise<string> {
    await this.look(() => {
      const field = document.createElement('textarea');
      field.id = 'pasted';
      field.style.cssText = 'position: fixed; top: 0; left: 0; z-index: 999';
      document.body.append(field);
      field.focus();
    });
    await this.press('Control+v');
    const read = () => document.querySelector<HTMLTextAreaElement>('#pasted')!.value;
    await this.sees(read).not.toBe('');
    const text = await this.look(read);
    await this.look(() => document.querySelector('#pasted')!.remove());
    return text;
  }
}
