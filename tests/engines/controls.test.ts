import {attribute, count, hasFocus, isShown, parts, scrollTop, textOf, valueOf} from './reader/looks';
import {expect, test} from './test';

/** The first act on each control, while the scripts are on their way: it's answered, or kept until React runs. */

const {article, languageMenu, searchButton, searchField} = parts;
const languages = '.dropdown__menu a[lang=es]';

test.beforeEach(async ({reader, site}) => {
  site.hold();
  await reader.open(article);
});

for (const [way, key, button] of [
  ['/', '/', undefined],
  ['a letter on the button', 't', searchButton],
] as const) {
  test(`search by ${way}, typing at once, loses no letter`, async ({reader, site}) => {
    if (button) {
      await reader.focus(button);
    }
    await reader.press(key);
    await reader.type(key === 't' ? 'ime sh' : 'time sh');
    site.release();
    await reader.type('eet');
    await reader.sees(hasFocus, searchField).toBe(true);
    await reader.type('s');
    await reader.sees(valueOf, searchField).toBe('time sheets');
    await reader.press('Escape');
    await reader.sees(hasFocus, searchButton).toBe(true);
  });
}

test('search by a click leads to the article', async ({reader, site}) => {
  await reader.click(searchButton);
  await reader.type('reject time sheets');
  site.release();
  await reader.sees(textOf, '.DocSearch-Hit a').toContain('Reject time sheets');
  await reader.press('Enter');
  await reader.sees(textOf, 'h1').toBe('Reject time sheets');
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens the menu of languages, and it stays open`, async ({reader, site}) => {
    await reader.pressOn(languageMenu, key);
    await reader.sees(isShown, languages).toBe(true);
    site.release();
    await reader.isInteractive();
    await reader.sees(attribute, languageMenu, 'aria-expanded').toBe('true');
    await reader.sees(isShown, languages).toBe(true);
    expect(await reader.address()).toBe(article);
    await reader.press('Escape');
    await reader.sees(isShown, languages).toBe(false);
  });
}

test('the mouse opens the menu of languages, and a click on it leads nowhere', async ({reader}) => {
  await reader.hover(languageMenu);
  await reader.sees(isShown, languages).toBe(true);
  await reader.click(languageMenu);
  await reader.sees(isShown, languages).toBe(true);
  expect(await reader.address()).toBe(article);
});

test('a closed category opens, React keeps it open, and the next click closes it', async ({reader, site}) => {
  const item = '.theme-doc-sidebar-item-category-level-1:nth-child(4)';
  const category = `${item} > div > a`;
  expect(await reader.look(attribute, category, 'aria-expanded')).toBe('false');
  await reader.click(category);
  await reader.sees(attribute, category, 'aria-expanded').toBe('true');
  await reader.sees(isShown, `${item} ul a`).toBe(true);
  site.release();
  await reader.isInteractive();
  await reader.sees(count, '[aria-busy]').toBe(0);
  expect(await reader.look(attribute, category, 'aria-expanded')).toBe('true');
  await reader.click(category);
  await reader.sees(attribute, category, 'aria-expanded').toBe('false');
  expect(await reader.address()).toBe(article);
});

test("the middle of the announcement's button closes it, on the next page too", async ({reader, site}) => {
  const {announcementClose} = parts;
  await reader.click(announcementClose);
  site.release();
  await reader.sees(isShown, announcementClose).toBe(false);
  site.hold();
  await reader.open('/docs/sdk/ui/');
  expect(await reader.look(isShown, announcementClose)).toBe(false);
});

test('a figure is enlarged by the first click, and Escape closes it', async ({reader, site}) => {
  const enlarge = 'figure button[aria-label]';
  await reader.click(enlarge);
  site.release();
  await reader.sees(isShown, 'dialog[open] [role=img]').toBe(true);
  const top = await reader.look(scrollTop);
  await reader.press('Escape');
  await reader.sees(count, 'dialog[open]').toBe(0);
  await reader.sees(hasFocus, enlarge).toBe(true);
  expect(await reader.look(scrollTop)).toBe(top);
});
