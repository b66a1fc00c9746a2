import {attribute, count, isShown, parts} from './reader/looks';
import {expect, test} from './test';

/** Parts of pages that answer to a reader or depend on the engine's layout. */

/** The name of the chosen tab of each set. */
const chosen = () => Array.from(document.querySelectorAll('[role=tab][aria-selected=true]'), (tab) => tab.textContent);

test('sets of tabs change together, by mouse and arrow key, and the choice is remembered', async ({reader, site}) => {
  site.hold();
  await reader.open('/docs/documenting/mdx');
  expect(await reader.look(chosen)).toEqual(['Windows', 'Windows']);
  await reader.click('[role=tab]:nth-child(2)');
  site.release();
  await reader.sees(chosen).toEqual(['macOS', 'macOS']);
  await reader.press('ArrowLeft');
  await reader.press('Enter');
  await reader.sees(chosen).toEqual(['Windows', 'Windows']);
  await reader.click('[role=tab]:nth-child(2)');
  await reader.sees(chosen).toEqual(['macOS', 'macOS']);
  await reader.openAwake('/docs/documenting/mdx');
  await reader.sees(chosen).toEqual(['macOS', 'macOS']);
});

test('the sidebar is hidden, stays hidden on the next page, and returns', async ({reader}) => {
  const hide = 'button[class*=collapseSidebarButton]';
  const show = '.theme-doc-sidebar-container button[aria-label="Expand sidebar"]';
  await reader.openAwake(parts.article);
  await reader.click(hide);
  await reader.sees(isShown, '.theme-doc-sidebar-menu').toBe(false);
  await reader.open('/docs/university/Time%20sheets/approving-time-sheets');
  expect(await reader.look(isShown, '.theme-doc-sidebar-menu')).toBe(false);
  await reader.isInteractive();
  await reader.pressOn(show, 'Enter');
  await reader.sees(isShown, '.theme-doc-sidebar-menu').toBe(true);
});

test('an operation of the API opens on the page of Swagger', async ({reader}) => {
  await reader.open('/swagger/?document=client-api');
  const operation = '#operations-Look-ups-lookupCompanies .opblock-summary-control';
  await reader.sees(count, operation).toBe(1);
  await reader.click(operation);
  await reader.sees(attribute, operation, 'aria-expanded').toBe('true');
  await reader.sees(isShown, '#operations-Look-ups-lookupCompanies .opblock-body').toBe(true);
  expect(await reader.address()).toBe('/swagger/?document=client-api#/Look-ups/lookupCompanies');
});

/** Where a line of an operation's path ends within a word, as "before|after". */
const brokenWords = () => {
  const broken: string[] = [];
  for (const code of Array.from(document.querySelectorAll('[class*=endpoint] > code'))) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    let [path, line, before] = ['', NaN, ''];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      Array.from(node.nodeValue!).forEach((sign, index) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const {top} = range.getBoundingClientRect();
        if (top > line + 5 && /\w/.test(before) && /\w/.test(sign)) {
          broken.push(`${path}|${sign}`);
        }
        [path, line, before] = [path + sign, top, sign];
      });
    }
  }
  return broken;
};

test('the paths of operations are broken only after separators', async ({reader}) => {
  for (const name of ['client-automations', 'client-search-reports', 'integration-work']) {
    await reader.open(`/docs/api/reference/${name}`);
    await reader.sees(count, '[class*=endpoint] > code').toBeGreaterThan(0);
    expect(await reader.look(brokenWords), name).toEqual([]);
  }
});

test('the scrollbar of code has the colors of code', {tag: '@firefox'}, async ({reader}) => {
  await reader.open('/docs/sdk/store');
  const white = () =>
    Array.from(document.querySelectorAll('pre'))
      .filter((pre) => pre.scrollWidth > pre.clientWidth)
      .map((pre) => getComputedStyle(pre).scrollbarColor);
  const colors = await reader.look(white);
  expect(colors.length).toBeGreaterThan(0);
  expect(colors.filter((color) => color === 'auto')).toEqual([]);
});
