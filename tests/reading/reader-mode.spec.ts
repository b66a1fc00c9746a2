import {readFileSync} from 'node:fs';
import path from 'node:path';
import {localePrefix, type Locale} from '../../settings/locales';
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
  ...['h2', 'h3', 'figcaption', 'pre', '.alert', 'ol > li', '[role=tabpanel] > p:first-child'],
  ...['th', 'td'].map((cell) => `${cell}:not(figure *)`),
];

// The copy of the page has its inline styles, which the policy of the page doesn't allow.
test.use({expectedErrors: /Applying inline style/});

interface Reader {
  new (page: Document, options: {keepClasses: boolean}): {parse: () => {content: string} | null};
}

for (const [article, locale] of paths.flatMap((each) =>
  (['en', 'pt'] satisfies Locale[]).map((code) => [each, code] as const),
)) {
  test(`${locale}: reader mode keeps all of ${article}`, async ({page}) => {
    await page.goto(localePrefix(locale) + article);
    await page.evaluate(`${readFileSync(readability, 'utf8')}; window.Readability = Readability;`);
    const missing = await page.evaluate((selectors) => {
      const {Readability} = window as unknown as {Readability: Reader};
      const read = new Readability(document.cloneNode(true) as Document, {keepClasses: true}).parse();
      const shown = new DOMParser().parseFromString(read?.content ?? '', 'text/html');
      const article = document.querySelector('.theme-doc-markdown')!;
      const text = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
      const lost = selectors.flatMap((selector) => {
        const texts = Array.from(shown.querySelectorAll(selector), text);
        return Array.from(article.querySelectorAll(selector), text).filter((each) => !texts.includes(each));
      });
      const drawn = (root: ParentNode) => root.querySelectorAll('figure [role=img][aria-label]').length;
      return drawn(shown) === drawn(article) ? lost : [...lost, `${drawn(article) - drawn(shown)} figures`];
    }, kept);
    expect(missing).toEqual([]);
  });
}
