import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {source} from 'axe-core';
import {expect} from './test';

/** WCAG 2.2 AA as axe can test it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The coloured words of code: thousands on some pages, of six colours, so that a test of its own looks at each colour
 * once.
 */
export const codeTokens = '.theme-code-block code span';

/** Axe with a memory for colours: it reads the few of a page some thousand times, which is a third of its time. */
const axeSource = `${source};
{
  const known = new Map();
  const {prototype} = axe.commons.color.Color;
  const {parseString} = prototype;
  prototype.parseString = function (text) {
    if (!known.has(text)) {
      parseString.call(this, text);
      known.set(text, {r: this.r, g: this.g, b: this.b, alpha: this.alpha});
    }
    return Object.assign(this, known.get(text));
  };
}`;

/**
 * What axe finds on a page: each broken rule with the elements that break it.
 * @param leftOut selector of what axe does not look at
 */
export async function axeFindings(page: Page, leftOut: string[] = []): Promise<string[]> {
  const {violations} = await leftOut
    .reduce((builder, selector) => builder.exclude(selector), new AxeBuilder({page, axeSource}))
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
export async function expectNoFindings(
  page: Page,
  name: string,
  lookAs: Look[],
  leftOut: string[] = [],
): Promise<void> {
  for (const {colorScheme, width} of lookAs) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 900});
    expect.soft(await axeFindings(page, leftOut), `${name} at ${width} px, ${colorScheme}`).toEqual([]);
  }
}
