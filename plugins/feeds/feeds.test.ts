import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {htmlLang, localeCodes} from '../../settings/locales';
import {feedsOf, type Channel} from './index';

const title = 'Map<Shift, Person> is returned';
const text = 'Saved if a < b && c > d; type <none> to clear; R&D, &amp; and ]]> stay as they are.';
const day = new Date(0);
const channel: Channel = {
  folder: 'status',
  page: '/docs/status',
  article: 'status/index.mdx',
  items: () => [{route: '/docs/status#one', title, text, published: day, updated: day, categories: ['a&b']}],
};

test('text stays text: signs of HTML and XML reach the reader of either feed as they are', () => {
  const {atom, json} = feedsOf(channel, 'en', '/');
  const $ = load(atom, {xml: true});
  const shown = (name: string) => load($(`entry > ${name}[type=html]`).text()).text();
  expect(shown('title')).toBe(title);
  expect(shown('content')).toBe(text);
  expect($('entry > category').attr('term')).toBe('a&b');
  expect((JSON.parse(json) as {items: unknown[]}).items).toMatchObject([{title, content_text: text}]);
});

for (const locale of localeCodes) {
  test(`${locale}: both feeds name their language as the pages do, and the author`, () => {
    const {atom, json} = feedsOf(channel, locale, '/');
    const feed = load(atom, {xml: true})('feed');
    const {language, authors} = JSON.parse(json) as Record<string, unknown>;
    expect([feed.attr('xml:lang'), language]).toEqual([htmlLang(locale), htmlLang(locale)]);
    expect(authors).toEqual([{name: feed.children('author').text().trim()}]);
  });
}
