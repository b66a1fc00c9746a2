import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {source} from 'axe-core';
import {expect} from './test';

/** WCAG 2.2 AA as axe can test it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Axe that reads each colour once, and judges each contrast once: text of one colour, size and weight on the same
 * backgrounds, such as the words of code or the cells of a table. Both take most of its time otherwise.
 */
const axeSource = `${source};
{
  const colours = new Map();
  const {prototype} = axe.commons.color.Color;
  const {parseString} = prototype;
  prototype.parseString = function (text) {
    if (!colours.has(text)) {
      parseString.call(this, text);
      colours.set(text, {r: this.r, g: this.g, b: this.b, alpha: this.alpha});
    }
    return Object.assign(this, colours.get(text));
  };

  const backgrounds = new Map();
  const backgroundsOf = (element) => {
    if (element && !backgrounds.has(element)) {
      const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, opacity].join();
      const behind = backgroundsOf(element.parentElement);
      backgrounds.set(element, own === 'rgba(0, 0, 0, 0),none,1' ? behind : [behind, own].join());
    }
    return backgrounds.get(element);
  };
  const judged = new Set();
  const contrast = axe._audit.checks['color-contrast'];
  const {evaluate} = contrast;
  contrast.evaluate = function (element, ...rest) {
    const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
    const key = [backgroundsOf(element), color, fontSize, fontWeight, textShadow].join();
    if (judged.has(key)) {
      return true;
    }
    const verdict = evaluate.call(this, element, ...rest);
    // Of a single sign or a covered text, axe can't tell: the next one with this key is judged.
    if (verdict !== undefined) {
      judged.add(key);
    }
    return verdict;
  };
}`;

/** What axe finds on a page: each broken rule with the elements that break it, of one contrast the first. */
export async function axeFindings(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page, axeSource})
    .options({runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})
    // The pages have no frames of another origin, for which axe would open a second page each time.
    .setLegacyMode(true)
    .analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
}

/** A way to look at a page. */
export interface Look {
  colorScheme: 'light' | 'dark';
  /** Pixels. */
  width: number;
}

export const looks: Look[] = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({colorScheme, width})),
);

/** A page of each kind that is no article. */
export const otherPages = ['/', '/search?q=SSO', '/swagger/'];

/**
 * Fails softly, so that one run names every page, look and rule.
 * @param name of the open page in messages
 */
export async function expectNoFindings(page: Page, name: string, lookAs: Look[]): Promise<void> {
  for (const {colorScheme, width} of lookAs) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 900});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Colours on their way from one mode to the other have no contrast to judge.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect.soft(await axeFindings(page), `${name} at ${width} px, ${colorScheme}`).toEqual([]);
  }
}
