import {attribute, count, hasFocus, isShown, parts} from './reader/looks';
import {expect, test} from './test';

/** A narrow window: the phone's menu. */

const {article, menuToggle} = parts;
const links = '.navbar-sidebar .theme-doc-sidebar-menu a';
const close = '.navbar-sidebar__close';

test.beforeEach(async ({reader, site}) => {
  await reader.narrow();
  site.hold();
  await reader.open(article);
});

test.afterEach(async ({reader}) => {
  await reader.widen();
});

test('the menu shows its links at once, and React takes it over', async ({reader, site}) => {
  await reader.click(menuToggle);
  await reader.sees(isShown, links).toBe(true);
  expect(await reader.look(isShown, close)).toBe(false);
  site.release();
  await reader.isInteractive();
  await reader.sees(count, '#early-menu').toBe(0);
  await reader.sees(isShown, links).toBe(true);
  await reader.sees(hasFocus, close).toBe(true);
  await reader.press('Escape');
  await reader.sees(isShown, links).toBe(false);
  await reader.sees(hasFocus, menuToggle).toBe(true);
  expect(await reader.look(attribute, menuToggle, 'aria-expanded')).toBe('false');
});

test('a menu that was closed before React runs stays closed', async ({reader, site}) => {
  await reader.pressOn(menuToggle, 'Enter');
  await reader.sees(isShown, links).toBe(true);
  await reader.clickAt({x: (await reader.look(() => document.documentElement.clientWidth)) - 40, y: 400});
  await reader.sees(isShown, links).toBe(false);
  site.release();
  await reader.isInteractive();
  await reader.sees(count, '[aria-busy]').toBe(0);
  expect(await reader.look(isShown, links)).toBe(false);
});
