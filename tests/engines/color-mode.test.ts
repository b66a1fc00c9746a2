import {setTimeout as wait} from 'node:timers/promises';
import {attribute, isHydrated, isShown, parts, theme} from './reader/looks';
import {expect, test} from './test';

/** The color switch, which answers before React runs. */

const {article, colorSwitch} = parts;

test('each press is answered while the scripts are on their way, and React keeps the mode', async ({reader, site}) => {
  site.hold();
  await reader.open(article);
  for (const mode of ['dark', 'light', 'dark']) {
    await reader.click(colorSwitch);
    await reader.sees(theme).toBe(mode);
  }
  site.release();
  await reader.isInteractive();
  await reader.sees(attribute, colorSwitch, 'aria-pressed').toBe('true');
  await reader.pressOn(colorSwitch, 'Enter');
  await reader.sees(theme).toBe('light');
  await reader.sees(attribute, colorSwitch, 'aria-pressed').toBe('false');
});

test('each press is answered while React starts', async ({reader, site}) => {
  site.hold();
  await reader.open(article);
  const modes: unknown[] = [];
  let pressesOfReact = 0;
  while (pressesOfReact < 4) {
    await reader.click(colorSwitch);
    site.release();
    modes.push(await reader.look(theme));
    pressesOfReact += (await reader.look(isHydrated)) ? 1 : 0;
    await wait(150);
  }
  expect(modes).toEqual(modes.map((_mode, index) => (index % 2 === 0 ? 'dark' : 'light')));
  const isDark = modes.at(-1) === 'dark';
  await reader.sees(attribute, colorSwitch, 'aria-pressed').toBe(String(isDark));
});

test("a page that returns from the browser's memory has the mode and announcement of today", async ({reader, site}) => {
  await reader.open(article);
  // A page that still fetches isn't kept.
  await site.isQuiet();
  await reader.look(() => addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted})));
  await reader.open('/docs/sdk/ui/');
  await reader.click(colorSwitch);
  await reader.sees(theme).toBe('dark');
  await reader.start();
  await reader.pressOn(parts.announcementClose, 'Enter');
  await reader.sees(isShown, parts.announcementClose).toBe(false);
  await reader.look(() => history.back());
  await reader.sees(() => location.pathname).toBe(article);
  expect(await reader.look(() => (window as {persisted?: boolean}).persisted), 'the page was kept').toBe(true);
  await reader.sees(theme).toBe('dark');
  await reader.sees(isShown, parts.announcementClose).toBe(false);
  await reader.start();
  await reader.sees(attribute, colorSwitch, 'aria-pressed').toBe('true');
  await reader.sees(theme).toBe('dark');
});
