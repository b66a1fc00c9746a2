import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {htmlLang, localeCodes} from '../../settings/locales';
import {feedsOf, type Channel} from './index';

const title = 'Map<Shift, Person> is "R&D" &amp; ]]> $1';
const text = 'Saved if a < b && c > d; type <none> to clear; R&D, &amp; and ]]> stay as they are.';
const category = 'a&b <"c">';
const day = new Date(0);
const channel: Channel = {
  folder: 'status',
  page: '/docs/status',
  article: 'status/index.mdx',
  items: () => [{route: '/docs/status#one', title, text, published: day, updated: day, categories: [category]}],
};

test('text stays text: signs of HTML and XML reach the reader of either feed as they are', () => {
  const {atom, json} = feedsOf(channel, 'en', '/');
  const $ = load(atom, {xml: true});
  const entry = $('entry');
  // Many readers show the title as it is, whatever type it has.
  expect([entry.children('title').text(), entry.children('title').attr('type')]).toEqual([title, undefined]);
  expect(load(entry.children('content[type=html]').text()).text()).toBe(text);
  expect(entry.children('category').attr()).toEqual({label: category, term: category});
  expect((JSON.parse(json) as {items: unknown[]}).items).toMatchObject([{title, content_text: text, tags: [category]}]);
  // Cheerio forgives what strict parsers refuse.
  expect(atom.match(/&(?!(?:amp|lt|gt|quot);)|="[^"]*</g)).toBeNull();
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
