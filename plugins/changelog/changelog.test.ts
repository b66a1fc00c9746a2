import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {toString} from 'mdast-util-to-string';
import {readEntries, type Entry} from '../../articles/changelog/entries';
import {localeCodes} from '../../settings/locales';
import {feedsOf} from '../feeds';
import {changelogChannel} from './feeds';
import {changelogNodes} from './index';

const entry: Entry = {
  id: '2026-12-01-api',
  date: '2026-12-01',
  area: 'api',
  text: {en: 'Reports have `Id`.', es: 'B', pt: 'C', 'pt-br': 'D'},
  items: {
    removed: [{name: 'GET /api/old', to: '/api/index.mdx'}],
    added: [{name: 'GET /api/new', to: '/api/reference/client-users.mdx#getUserId'}],
  },
};

test('an entry is a heading with its day, the sentence, and lists of links, added first', () => {
  const nodes = changelogNodes(
    [
      {...entry, id: '2026-12-01-api-2'},
      {...entry, correction: true},
    ],
    'en',
    'docs/releases/developers.mdx',
  );
  expect(nodes.map((node) => toString(node))).toEqual([
    '1 December 2026: API {#2026-12-01-api-2}',
    'Reports have Id.',
    'Added',
    'GET /api/new',
    'Removed',
    'GET /api/old',
    '1 December 2026: API {#2026-12-01-api}',
    'Reports have Id.',
    "Documentation correction. The product hasn't changed.",
    'Added',
    'GET /api/new',
    'Removed',
    'GET /api/old',
  ]);
  expect(JSON.stringify(nodes)).toContain('"url":"/api/reference/client-users.mdx#getUserId"');
});

for (const locale of localeCodes) {
  test(`${locale}: the feed has every entry, with the address of its heading`, () => {
    const {atom} = feedsOf(changelogChannel, locale, locale === 'en' ? '/' : `/${locale}/`);
    const $ = load(atom, {xml: true});
    const entries = readEntries();
    expect($('feed > link[rel="self"]').attr('href')).toMatch(/\/changelog\/feed\.xml$/);
    const links = $('feed > entry > link')
      .toArray()
      .map((link) =>
        $(link)
          .attr('href')!
          .replace(/^https:\/\/[^/]+/, ''),
      );
    const prefix = locale === 'en' ? '' : `/${locale}`;
    expect(links).toEqual(entries.map(({id}) => `${prefix}/docs/releases/developers#${id}`));
    expect($('feed > entry > content').first().text()).not.toMatch(/\]\(/);
  });
}
