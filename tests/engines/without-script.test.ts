import {count, isShown, parts} from './reader/looks';
import {expect, test} from './test';

/** A browser that runs no scripts of pages: what needs them is hidden, and the rest works. */

test.use({setup: {scripts: false, tabsToLinks: true, reducedMotion: false}});

test('an article is whole, without the controls that need a script', async ({reader, site}) => {
  await reader.open(parts.article);
  expect(await reader.look(isShown, parts.colorSwitch)).toBe(false);
  expect(await reader.look(isShown, parts.announcementClose)).toBe(false);
  expect(await reader.look(isShown, 'article figure [role=img]')).toBe(true);
  await reader.mark();
  await reader.click(parts.next);
  // WebKit hangs when it is asked about a page without scripts that is on its way.
  await site.isQuiet();
  await reader.arrives();
  expect(await reader.address()).toContain('approving-time-sheets');
  await reader.open('/docs/documenting/mdx');
  const panels = await reader.look(count, '[role=tabpanel]');
  expect(panels).toBeGreaterThan(2);
  expect(
    await reader.look(
      () => Array.from(document.querySelectorAll('[role=tabpanel]')).filter((panel) => panel.checkVisibility()).length,
    ),
  ).toBe(panels);
});

test('the menu of languages opens by mouse and leads to the other language', async ({reader, site}) => {
  const spanish = '.dropdown__menu a[lang=es]';
  await reader.open(parts.article);
  await reader.hover(parts.languageMenu);
  await reader.sees(isShown, spanish).toBe(true);
  await reader.mark();
  await reader.click(spanish);
  // WebKit hangs when it is asked about a page without scripts that is on its way.
  await site.isQuiet();
  await reader.arrives();
  expect(await reader.address()).toBe(`/es${parts.article}`);
});

test('a narrow window shows the links of the navbar, and does not scroll sideways', async ({reader}) => {
  await reader.narrow();
  await reader.open(parts.article);
  expect(await reader.look(isShown, parts.menuToggle)).toBe(false);
  expect(await reader.look(isShown, '.navbar a[href="/docs/status"]')).toBe(true);
  expect(await reader.look(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
