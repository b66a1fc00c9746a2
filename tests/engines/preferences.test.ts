import {attribute, count, isShown, parts} from './reader/looks';
import {expect, test} from './test';

/** A reader whose Tab doesn't stop at links if the engine is Safari's, and who wants less motion. */

test.use({setup: {scripts: true, tabsToLinks: false, reducedMotion: true}});

/** What has the focus, if it is one of the named elements. */
const focused = (names: Record<string, string>) =>
  Object.keys(names).find((name) => document.activeElement?.matches(names[name]!));

for (const scripts of ['before the scripts run', 'with React']) {
  test(`Tab reaches the skip link, search, the menu of languages, and the categories, ${scripts}`, async ({
    reader,
    site,
  }) => {
    const wanted = {
      'skip link': '[class*=skipToContent]',
      search: parts.searchButton,
      'menu of languages': parts.languageMenu,
      category: '.theme-doc-sidebar-menu a.menu__link--sublist',
    };
    if (scripts === 'before the scripts run') {
      site.hold();
      await reader.open(parts.article);
    } else {
      await reader.openAwake(parts.article);
    }
    const reached = new Set<string>();
    for (let stops = 0; stops < 25; stops++) {
      await reader.press('Tab');
      reached.add((await reader.look(focused, wanted)) ?? '');
    }
    expect(Object.keys(wanted).filter((name) => !reached.has(name))).toEqual([]);
  });
}

test('nothing moves: a category opens at once, and no transition takes time', async ({reader}) => {
  await reader.openAwake(parts.article);
  expect(await reader.look(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  const item = '.theme-doc-sidebar-item-category-level-1:nth-child(4)';
  await reader.click(`${item} > div > a`);
  await reader.sees(attribute, `${item} > div > a`, 'aria-expanded').toBe('true');
  await reader.sees(isShown, `${item} ul a`).toBe(true);
  const moving = () =>
    Array.from(document.querySelectorAll('.navbar, .navbar *, .theme-doc-sidebar-menu *, article *'))
      .filter((element) => parseFloat(getComputedStyle(element).transitionDuration) > 0.01)
      .map((element) => element.outerHTML.slice(0, 80));
  expect(await reader.look(moving)).toEqual([]);
  await reader.sees(count, '[aria-busy]').toBe(0);
});
