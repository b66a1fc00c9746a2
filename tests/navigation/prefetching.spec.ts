import type {Locator, Page} from '@playwright/test';
import {localePrefix, type Locale} from '../../settings/locales';
import {watchScripts, type AskedScripts} from '../lib/scripts';
import {shellTexts} from '../lib/shell-texts';
import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/**
 * Links prefetch their page when they come into view, and load it on hover. The routes of the page's section load first,
 * because they say which scripts the page needs.
 */

interface Ahead {
  name: string;
  /** Page with the link. */
  start: string;
  /** Another page of the same kind, without the link. */
  other: string;
  link: (page: Page, locale: Locale) => Locator;
}

const footerLink: Ahead = {
  name: 'a link in the footer',
  start: '/',
  other: '/docs/status',
  // Out of view at first, and no link above it leads to the same page.
  link: (page, locale) => page.getByRole('contentinfo').getByRole('link', {name: shellTexts[locale].styleGuide}),
};
const articleLink: Ahead = {
  name: 'a link in the opened article',
  start: '/docs/design/home',
  other: '/docs/university/Dashboards/leave-dashboard',
  // Leads outside the sidebar's section, to a folder with a space in its name.
  link: (page) => page.locator('.markdown a[href$="/my-tasks"]').last(),
};

/** Whether a script is a part of a page, rather than the routes of a section. */
const isPart = async (page: Page, script: string): Promise<boolean> =>
  !/\{path:"[^"]*",.*component:/.test(await (await page.request.get(script)).text());

/**
 * Opens the page with the link.
 * @returns the scripts it requests, and the parts that only the linked page needs
 */
async function openStart(
  page: Page,
  locale: Locale,
  {start, other, link}: Ahead,
): Promise<{asked: AskedScripts; own: string[]}> {
  const path = localePrefix(locale) + start;
  const all = watchScripts(page);
  await open(page, localePrefix(locale) + other);
  const ofAnyArticle = [...all.run];
  await open(page, path);
  const ofTarget = watchScripts(page);
  await open(page, (await link(page, locale).getAttribute('href'))!);
  // Leave the article first, so that requests still under way are not counted.
  await page.goto('about:blank');
  const asked = watchScripts(page);
  await open(page, path);
  // By now, links in view have been observed.
  await page.getByRole('heading', {level: 1}).evaluate(observed);
  const others = [...ofTarget.run].filter((script) => !asked.run.has(script) && !ofAnyArticle.includes(script));
  const areParts = await Promise.all(others.map((script) => isPart(page, script)));
  const own = others.filter((_script, index) => areParts[index]);
  expect(own).not.toEqual([]);
  expect(own.filter((script) => asked.early.has(script))).toEqual([]);
  return {asked, own};
}

/** Waits until the browser has notified the observers of an element that it is in view. */
const observed = (element: Element) =>
  new Promise<void>((resolve) => {
    new IntersectionObserver(() => setTimeout(resolve)).observe(element);
  });

for (const ahead of [footerLink, articleLink]) {
  const {name, link} = ahead;

  for (const locale of ['en', 'pt-br'] satisfies Locale[]) {
    test(`${locale}: ${name} prefetches its page when it comes into view, and loads it on hover`, async ({page}) => {
      const {asked, own} = await openStart(page, locale, ahead);
      await link(page, locale).scrollIntoViewIfNeeded();
      await expect.poll(() => [...asked.early]).toEqual(expect.arrayContaining(own));
      expect(own.filter((script) => asked.run.has(script))).toEqual([]);
      await link(page, locale).hover();
      await expect.poll(() => [...asked.run]).toEqual(expect.arrayContaining(own));
    });
  }

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: 'slow-2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(`${name} prefetches nothing with ${JSON.stringify(connection)}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      const {asked, own} = await openStart(page, 'en', ahead);
      const {size} = asked.run;
      await link(page, 'en').scrollIntoViewIfNeeded();
      await link(page, 'en').hover();
      await link(page, 'en').evaluate(observed);
      expect(own.filter((script) => asked.early.has(script) || asked.run.has(script))).toEqual([]);
      expect(asked.run.size).toBe(size);
      await link(page, 'en').click();
      await expect.poll(() => [...asked.run]).toEqual(expect.arrayContaining(own));
    });
  }
}
