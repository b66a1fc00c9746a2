import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildDir} from '../../builder/build';
import {pageFile} from '../../deploy/page-files';
import {localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {articles} from '../lib/articles';
import {clientsDir, installClients} from '../lib/clients';
import {expect, test} from '../lib/test';

/** Firefox' reader mode, which also shows pages in other browsers and services: nothing of an article is missing. */

const readability = path.join(clientsDir, 'node_modules/@mozilla/readability/Readability.js');

test.beforeAll(() => {
  test.setTimeout(600_000);
  installClients();
});

/** Articles of each kind, and those with what has been missing: tabs, tables of an API, names that look like ads. */
const paths = [
  '/docs/university/Time%20sheets/filling-time-sheets',
  '/docs/university/Basics/glossary',
  '/docs/integrations/azure-ad-blocker',
  '/docs/design/color',
  '/docs/sdk/store',
  '/docs/api/quick-start',
  '/docs/api/reference/integration-people',
  '/docs/automations/actions',
  '/docs/documenting/mdx',
];

/** What must be there, each with its text. */
const kept = [
  ...['h2', 'h3', 'h4', 'figcaption', 'pre', '.alert', 'ol > li', '[role=tabpanel] > p:first-child', 'dt', 'dd'],
  ...['p', 'th', 'td', 'ul > li'].map((part) => `${part}:not(figure *)`),
];

// The copy of the page has its inline styles, which the policy of the page doesn't allow.
test.use({expectedErrors: /Applying inline style/});

interface Reader {
  new (page: Document, options: {keepClasses: boolean}): {parse: () => {content: string} | null};
}

/**
 * What reader mode leaves out.
 * @param html a built page; the open one without it
 */
async function missing(page: Page, html?: string): Promise<string[]> {
  if (!(await page.evaluate('"Readability" in window'))) {
    await page.evaluate(`${readFileSync(readability, 'utf8')}; window.Readability = Readability;`);
  }
  return page.evaluate(
    ([selectors, source]) => {
      const {Readability} = window as unknown as {Readability: Reader};
      const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
      const whole = source === undefined ? (document.cloneNode(true) as Document) : parse(source);
      const article = whole.querySelector('.theme-doc-markdown')!.cloneNode(true) as Element;
      const shown = parse(new Readability(whole, {keepClasses: true}).parse()?.content ?? '');
      const text = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
      const lost = selectors.flatMap((selector) => {
        const texts = new Set(Array.from(shown.querySelectorAll(selector), text));
        return Array.from(article.querySelectorAll(selector), text).filter((each) => !texts.has(each));
      });
      const drawn = (root: ParentNode) => root.querySelectorAll('figure [role=img][aria-label]').length;
      return drawn(shown) === drawn(article) ? lost : [...lost, `${drawn(article) - drawn(shown)} figures`];
    },
    [kept, html] as const,
  );
}

for (const [article, locale] of paths.flatMap((each) =>
  (['en', 'pt'] satisfies Locale[]).map((code) => [each, code] as const),
)) {
  test(`${locale}: reader mode keeps all of ${article}`, async ({page}) => {
    await page.goto(localePrefix(locale) + article);
    expect(await missing(page)).toEqual([]);
  });
}

for (const [turn, locale] of localeCodes.entries()) {
  test(`${locale}: reader mode keeps all of each fourth article`, async ({page}) => {
    const lost: Record<string, string[]> = {};
    for (const {route} of articles.filter((_article, index) => index % localeCodes.length === turn)) {
      const html = readFileSync(path.join(buildDir, localePrefix(locale), pageFile(route)), 'utf8');
      const left = await missing(page, html);
      if (left.length > 0) {
        lost[route] = left;
      }
    }
    expect(lost).toEqual({});
  });
}
