import {feedsPlugin, type Channel} from '../feeds';
import {readReports} from './reports';

/** Docusaurus plugin that publishes the incident reports of each language as feeds. */

export const incidentChannel: Channel = {
  folder: 'status',
  page: '/docs/status',
  article: 'status/index.mdx',
  items: (locale) =>
    readReports(locale).map(({incident, title, route}) => ({
      route,
      title,
      text: incident.summary,
      published: new Date(incident.start),
      updated: new Date(incident.end ?? incident.start),
      categories: [incident.component, ...incident.regions],
    })),
};

export default feedsPlugin(incidentChannel);
