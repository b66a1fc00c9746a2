import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {changelogChannel} from '../../plugins/changelog/feeds';
import {feedsOf, type Channel} from '../../plugins/feeds';
import {incidentChannel} from '../../plugins/incidents/feeds';
import {htmlLang, localeCodes} from '../../settings/locales';
import {clientsDir, installClients} from '../lib/clients';

/** Feed readers of others show the items of the feeds; see `clients.test.ts`. */

const load = createRequire(path.join(clientsDir, 'package.json'));

test.beforeAll(() => {
  test.setTimeout(600_000);
  installClients();
});

interface Reader {
  parseString: (
    xml: string,
  ) => Promise<{title: string; items: {title: string; link: string; contentSnippet: string}[]}>;
}
interface Feedsmith {
  parseAtomFeed: (xml: string) => {entries: {title: {value: string}; categories?: {term: string}[]}[]};
  parseJsonFeed: (json: string) => {language: string; items: {title: string; content_text: string; url: string}[]};
}

/** A channel whose texts look like HTML and XML. */
const hostileChannel: Channel = {
  ...incidentChannel,
  folder: 'hostile',
  items: (locale) => {
    const [item] = incidentChannel.items(locale);
    return [
      {...item!, title: 'R&D: Map<Shift> "x" &amp; ]]>', text: 'a < b && <c> &amp; ]]>', categories: ['a&b <"c">']},
    ];
  },
};

for (const channel of [incidentChannel, changelogChannel, hostileChannel]) {
  for (const locale of localeCodes) {
    test(`${locale}: two feed readers show the items of ${channel.folder}`, async () => {
      const {atom, json} = feedsOf(channel, locale, '/');
      const items = channel.items(locale);
      const titles = items.map(({title}) => title);
      const RssParser = load('rss-parser') as new () => Reader;
      const read = await new RssParser().parseString(atom);
      expect(read.items.map(({title}) => title)).toEqual(titles);
      expect(read.items.map(({contentSnippet}) => contentSnippet)).toEqual(items.map(({text}) => text));
      const {parseAtomFeed, parseJsonFeed} = load('feedsmith') as Feedsmith;
      const {entries} = parseAtomFeed(atom);
      expect(entries.map(({title}) => title.value)).toEqual(titles);
      expect(entries.map(({categories = []}) => categories.map(({term}) => term))).toEqual(
        items.map(({categories}) => categories),
      );
      const parsed = parseJsonFeed(json);
      expect(parsed.language).toBe(htmlLang(locale));
      expect(parsed.items.map(({title}) => title)).toEqual(titles);
      expect(parsed.items.map(({content_text: text}) => text)).toEqual(items.map(({text}) => text));
    });
  }
}
