import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {
  relatedReports,
  type Incident,
  type IncidentEntry,
  type RelatedReport,
} from '../../src/components/Incident/record';
import {localeOf} from '../../articles/files';
import {usesComponent} from '../../articles/jsx';
import {jsxAttributes} from '../../articles/nodes';
import {readReports, type Report} from './reports';
import {checkIncident} from './schema';
import {perYearAndRegion, statisticsOf} from './statistics';

/**
 * Remark plugin that validates the data of every incident report, and fills the components that summarize all reports:
 * `<IncidentStatistics />`, `<IncidentList />`, `<LatestIncident />`, `<ServiceState />`, and charts whose data is named
 * `incidents`.
 */

const entryOf = ({incident, title, route}: Report): IncidentEntry => {
  const {component, regions, start, end, cause, security, duplicateOf} = incident;
  return {title, route, component, regions, start, end, cause, security, duplicateOf};
};

const linkTo = ({title, route}: Report) => ({title, route});

/** The reports that an incident refers to. */
const relatedTo = (incident: Incident, reports: Report[]): RelatedReport[] =>
  relatedReports(incident).map((name) => linkTo(reports.find(({route}) => route.endsWith(`/${encodeURI(name)}`))!));

/** Computes each component's props from all reports and from the incident of its own article. */
const propsOf: Record<string, (reports: Report[], incident?: Incident) => Record<string, string>> = {
  IncidentSummary: (reports, incident) => ({related: JSON.stringify(incident ? relatedTo(incident, reports) : [])}),
  IncidentStatistics: (reports) => ({data: JSON.stringify(statisticsOf(reports.map(({incident}) => incident)))}),
  IncidentList: (reports) => ({data: JSON.stringify(reports.map(entryOf))}),
  LatestIncident: ([newest]) => ({...linkTo(newest!), summary: newest!.incident.summary}),
  ServiceState: ([newest]) => ({...linkTo(newest!), start: newest!.incident.start}),
};

/** In the source of a chart. */
export const chartData = /"data":\s*\{\s*"name":\s*"incidents"\s*\}/;

export default function incidentsPlugin() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = file.data.frontMatter as Record<string, unknown> | undefined;
    const incident = frontMatter && 'incident' in frontMatter ? checkIncident(frontMatter, file.path) : undefined;
    if (!usesComponent(file, ...Object.keys(propsOf)) && !chartData.test(String(file))) {
      return;
    }
    const reports = readReports(localeOf(file.path));
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      element.attributes.push(...jsxAttributes(propsOf[element.name ?? '']?.(reports, incident) ?? {}));
    });
    visit(tree, 'code', (code) => {
      if (code.lang === 'vega-lite' && chartData.test(code.value)) {
        const values = perYearAndRegion(reports.map(({incident}) => incident));
        code.value = code.value.replace(chartData, `"data": ${JSON.stringify({values})}`);
      }
    });
  };
}
