import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {isDrawn} from './open';
import {expect} from './test';

/** The rules of WCAG 2.2 AA that axe can test, and its best practices. The one below is an experiment of axe, but Lighthouse has it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each rule that axe finds broken on the open page, once all of it is shown, with the elements that break it. */
export async function axeFindings(page: Page): Promise<string[]> {
  // While the rest of an article is held back, its blocks have a different height, and tables seem to scroll.
  const heldBack = () =>
    [...document.querySelectorAll('.theme-doc-markdown > *')].filter(
      (block) => getComputedStyle(block).contentVisibility !== 'visible',
    ).length;
  await expect.poll(() => page.evaluate(heldBack)).toBe(0);
  // The script that makes what scrolls a stop of the Tab key has seen the new sizes.
  await isDrawn(page);
  const {violations} = await new AxeBuilder({page})
    .options({
      runOnly: {type: 'tag', values: tags},
      rules: {'td-has-header': {enabled: true}},
      resultTypes: ['violations'],
    })
    // No page has a frame from another origin, for which axe would open a second page each time.
    .setLegacyMode(true)
    .analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
}

/** The color mode and width in which a page is tested. */
export interface Look {
  colorScheme: 'light' | 'dark';
  /** Pixels. */
  width: number;
}

export const looks: Look[] = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({colorScheme, width})),
);

/** One page of each kind that isn't an article. */
export const otherPages = ['/', '/search?q=SSO', '/swagger/'];

/**
 * Expects axe to find nothing on the open page. Fails softly, so that one run reports every page, look, and rule.
 * @param name of the page in messages
 */
export async function expectNoFindings(page: Page, name: string, lookAs: Look[]): Promise<void> {
  for (const {colorScheme, width} of lookAs) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 900});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // While colors fade from one mode to the other, axe would measure a contrast that no reader sees for long.
    const running = () => document.getAnimations().filter(({timeline}) => timeline instanceof DocumentTimeline).length;
    await expect.poll(() => page.evaluate(running)).toBe(0);
    expect.soft(await axeFindings(page), `${name} at ${width} px, ${colorScheme}`).toEqual([]);
  }
}
