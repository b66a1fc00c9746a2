import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** WCAG 2.2 AA as axe can test it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on a page: each broken rule with the elements that break it. */
export async function axeFindings(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page}).withTags(tags).analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
}
