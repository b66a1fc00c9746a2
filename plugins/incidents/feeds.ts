import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed} from 'feed';
import {brand} from '../../settings/brand';
import type {Incident} from '../../src/components/Incident/record';
import type {Locale} from '../../settings/locales';
import {readReports, statusTitle} from './reports';

/** Docusaurus plugin that publishes the incident reports of each language as feeds, for readers and for machines. */

const feeds = {atom: 'status/feed.xml', json: 'status/feed.json'};

const titleOf = (locale: Locale) => `${brand.product}: ${statusTitle(locale)}`;

const updated = ({start, end}: Incident): Date => new Date(end ?? start);

/** The two feeds as text. */
export function feedsOf(locale: Locale, baseUrl: string): {atom: string; json: string} {
  const root = `${brand.siteUrl}${baseUrl}`;
  const reports = readReports(locale);
  const feed = new Feed({
    id: `${root}docs/status`,
    link: `${root}docs/status`,
    title: titleOf(locale),
    language: locale,
    copyright: `© ${brand.copyrightYear} ${brand.company}`,
    generator: 'Docusaurus',
    updated: updated(reports[0]!.incident),
    feedLinks: {atom: `${root}${feeds.atom}`, json: `${root}${feeds.json}`},
    author: {name: brand.company},
  });
  for (const {incident, title, route} of reports) {
    const link = `${root}${route.slice(1)}`;
    feed.addItem({
      id: link,
      link,
      title,
      description: incident.summary,
      content: incident.summary,
      published: new Date(incident.start),
      date: updated(incident),
      category: [incident.component, ...incident.regions].map((name) => ({name, term: name})),
    });
  }
  // The library writes version 1 of JSON Feed, which has no language.
  const json: Record<string, unknown> = {
    ...(JSON.parse(feed.json1()) as Record<string, unknown>),
    version: 'https://jsonfeed.org/version/1.1',
    language: locale,
  };
  return {atom: feed.atom1(), json: JSON.stringify(json, null, 2)};
}

export default function feedsPlugin({baseUrl, i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'incident-feeds',
    injectHtmlTags: () => ({
      headTags: (
        [
          [feeds.atom, 'application/atom+xml'],
          [feeds.json, 'application/feed+json'],
        ] as const
      ).map(([file, type]) => ({
        tagName: 'link',
        attributes: {rel: 'alternate', type, href: `${baseUrl}${file}`, title: titleOf(locale)},
      })),
    }),
    postBuild: async ({outDir}) => {
      const {atom, json} = feedsOf(locale, baseUrl);
      await mkdir(path.join(outDir, 'status'), {recursive: true});
      await Promise.all([
        writeFile(path.join(outDir, feeds.atom), atom),
        writeFile(path.join(outDir, feeds.json), json),
      ]);
    },
  };
}
