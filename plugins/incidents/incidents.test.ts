import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {VFile} from 'vfile';
import {relatedReports, type Incident} from '../../src/components/Incident/record';
import {htmlLang, localeCodes} from '../../settings/locales';
import {parseArticle} from '../../articles/parse';
import {feedsOf} from '../feeds';
import {incidentChannel} from './feeds';
import incidentsPlugin from './index';
import {readReports} from './reports';
import {checkIncident} from './schema';
import {perYearAndRegion, statisticsOf} from './statistics';

const file = path.join('docs/status/Availability Incidents', '2021-06-30-sso-multiple-regions.mdx');

const incident: Incident = {
  component: 'search',
  regions: ['west-europe'],
  start: '2021-03-01T10:00:00Z',
  detected: null,
  mitigated: '2021-03-01T10:20:00Z',
  end: '2021-03-01T10:30:00Z',
  provider: null,
  cause: 'defect',
  security: false,
  summary: 'Search failed.',
  timeline: [
    {time: '2021-03-01T10:00:00Z', event: 'It failed'},
    {time: null, event: 'It was found'},
  ],
};

test.describe('the record', () => {
  const wrong: [what: string, change: Record<string, unknown>, message: RegExp][] = [
    ['component', {component: 'serach'}, /incident\.component: "serach" is not allowed; write "search"/],
    ['region', {regions: ['mars']}, /incident\.regions\[0\]: "mars" is not allowed/],
    ['time without zone', {start: '2021-03-01 10:00'}, /incident\.start: .*UTC time such as/],
    ['missing key', {cause: undefined}, /incident: the key "cause" is missing/],
    ['unknown key', {severity: 1}, /incident\.severity: unknown key/],
    ['security in words', {security: 'no'}, /incident\.security: the value is of type string/],
    [
      'end before start',
      {end: '2021-02-28T10:30:00Z'},
      /incident\.end: 2021-02-28T10:30:00Z is before incident\.mitigated/,
    ],
    ['no time line', {timeline: []}, /incident\.timeline: /],
    ['unknown report', {related: ['gone']}, /there is no report gone\.mdx/],
  ];
  for (const [what, change, message] of wrong) {
    test(`a wrong ${what} is named with file and field`, () => {
      const changed = JSON.parse(JSON.stringify({...incident, ...change})) as unknown;
      const check = () => checkIncident({incident: changed}, file);
      expect(check).toThrow(message);
      expect(check).toThrow(file);
    });
  }

  test('what is not recorded may be null', () => {
    const unknown = {
      ...incident,
      detected: null,
      mitigated: null,
      end: null,
      cause: null,
      security: null,
      related: null,
    };
    const checked = checkIncident({incident: unknown}, file);
    expect(checked).toEqual(unknown);
    expect(relatedReports(checked)).toEqual([]);
  });

  test('an article with a wrong record stops the build', () => {
    const vfile = new VFile({path: file});
    vfile.data.frontMatter = {incident: {...incident, regions: []}};
    expect(() => {
      incidentsPlugin()(parseArticle('---\ntitle: A\n---\n', file).tree, vfile);
    }).toThrow(/incident\.regions/);
  });
});

test.describe('the numbers', () => {
  // Computed by hand: durations 30, 90, and 1440 minutes; the quiet period runs from 2 to 12 March.
  const all: Incident[] = [
    {...incident, start: '2021-03-12T08:00:00Z', end: '2021-03-12T09:30:00Z', regions: ['east-us', 'west-europe']},
    incident,
    {...incident, start: '2021-03-01T00:00:00Z', end: '2021-03-02T00:00:00Z', cause: 'platform'},
    {...incident, start: '2022-01-05', end: null, cause: null},
    {...incident, duplicateOf: 'another'},
    {...incident, start: '2021-12-09', security: true},
  ];

  test('count, durations, median, quiet period, and causes', () => {
    expect(statisticsOf(all.slice(0, 3))).toEqual({
      incidents: 3,
      timed: 3,
      totalMinutes: 30 + 90 + 1440,
      medianMinutes: 90,
      quiet: {days: 10, from: '2021-03-02T00:00:00Z', to: '2021-03-12T08:00:00Z'},
      causes: [
        {cause: 'defect', count: 2},
        {cause: 'platform', count: 1},
      ],
    });
  });

  test('second reports and security notices do not count, and days without a time have no duration', () => {
    const {incidents, timed, medianMinutes, quiet} = statisticsOf(all);
    expect({incidents, timed, medianMinutes}).toEqual({incidents: 4, timed: 3, medianMinutes: 90});
    expect(quiet).toEqual({days: 298, from: '2021-03-12T09:30:00Z', to: '2022-01-05'});
    expect(statisticsOf([all[0]!, all[1]!]).medianMinutes).toBe(60);
  });

  test('an incident in two regions counts in both', () => {
    const counts = perYearAndRegion(all).filter(({count}) => count > 0);
    expect(counts).toEqual([
      {year: '2021', region: 'East US', count: 1},
      {year: '2021', region: 'West Europe', count: 3},
      {year: '2022', region: 'West Europe', count: 1},
    ]);
    expect(perYearAndRegion(all)).toHaveLength(8);
  });

  test('without an incident there is nothing to compute', () => {
    expect(() => statisticsOf([])).toThrow(/No incident/);
  });
});

test.describe('the feeds', () => {
  for (const locale of localeCodes) {
    test(`${locale}: Atom as RFC 4287 asks for`, () => {
      const $ = load(feedsOf(incidentChannel, locale, '/').atom, {xml: true});
      expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
      for (const name of ['id', 'title', 'updated']) {
        expect($(`feed > ${name}`), name).toHaveLength(1);
      }
      expect($('feed > author > name').text()).not.toBe('');
      expect($('feed > link[rel="self"]').attr('href')).toMatch(/^https:.*\/status\/feed\.xml$/);
      const entries = $('feed > entry').toArray();
      expect(entries).toHaveLength(readReports(locale).length);
      const ids = entries.map((entry) => $(entry).children('id').text());
      expect(new Set(ids).size).toBe(entries.length);
      for (const entry of entries) {
        expect($(entry).children('title').text()).not.toBe('');
        expect($(entry).children('link').attr('href')).toMatch(/^https:\/\/\S+$/);
        expect($(entry).children('updated').text()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      }
    });

    test(`${locale}: JSON Feed 1.1`, () => {
      const feed = JSON.parse(feedsOf(incidentChannel, locale, '/').json) as Record<string, unknown> & {
        items: Record<string, string>[];
      };
      expect(feed).toMatchObject({version: 'https://jsonfeed.org/version/1.1', language: htmlLang(locale)});
      expect(feed.title).not.toBe('');
      expect(feed.items).toHaveLength(readReports(locale).length);
      for (const {id, url, content_text: text, date_modified: date} of feed.items) {
        expect(id).toMatch(/^https:\/\/\S+$/);
        expect(url).toBe(id);
        expect(text).toBeTruthy();
        expect(new Date(date!).toISOString()).toBe(date);
      }
    });
  }
});
