import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Card, Cards} from '../Cards';
import SelectField from '../SelectField';
import {causeNames, componentNames, formatDay, formatDuration, formatRegions, htmlLang} from './names';
import {minutesOf, regionNames, type Incident, type IncidentEntry, type RelatedReport} from './record';
import styles from './styles.module.css';

/**
 * The list of all reports. Without JavaScript, it's complete; with it, readers can filter it by year, region, component
 * and cause.
 */

interface Filter {
  /** Its value in the address, and what changes it. */
  query: ReturnType<typeof useQueryString>;
  label: string;
  /** The option that filters nothing. */
  any: string;
  /** Values of an incident, each with its name. */
  valuesOf: (incident: IncidentEntry) => [value: string, name: string][];
}

const useFilters = (): Filter[] => [
  {
    query: useQueryString('year'),
    label: translate({id: 'incidents.filter.year', message: 'Year'}),
    any: translate({id: 'incidents.filter.year.any', message: 'Any year'}),
    valuesOf: ({start}) => [[start.slice(0, 4), start.slice(0, 4)]],
  },
  {
    query: useQueryString('region'),
    label: translate({id: 'incidents.filter.region', message: 'Region'}),
    any: translate({id: 'incidents.filter.region.any', message: 'Any region'}),
    valuesOf: ({regions}) => regions.map((id) => [id, regionNames[id]]),
  },
  {
    query: useQueryString('component'),
    label: translate({id: 'incident.component', message: 'Component'}),
    any: translate({id: 'incidents.filter.component.any', message: 'Any component'}),
    valuesOf: ({component}) => [[component, componentNames()[component]]],
  },
  {
    query: useQueryString('cause'),
    label: translate({id: 'incident.cause', message: 'Cause'}),
    any: translate({id: 'incidents.filter.cause.any', message: 'Any cause'}),
    valuesOf: ({cause}) => (cause ? [[cause, causeNames()[cause]]] : []),
  },
];

/** The values that occur, sorted by name, after the option that filters nothing. */
function optionsOf({any, valuesOf}: Filter, incidents: IncidentEntry[]): [value: string, name: string][] {
  const found = [...new Map(incidents.flatMap(valuesOf))].sort(([, a], [, b]) => a.localeCompare(b, htmlLang));
  return [['', any], ...found];
}

function Entry({incident}: {incident: IncidentEntry}): ReactNode {
  const minutes = minutesOf(incident);
  const facts = [
    ...(incident.duplicateOf ? [translate({id: 'incidents.duplicate', message: 'Second report'})] : []),
    ...(incident.security ? [translate({id: 'incident.state.security', message: 'Security notice'})] : []),
    componentNames()[incident.component],
    formatRegions(incident.regions),
    ...(minutes === null ? [] : [formatDuration(minutes)]),
    ...(incident.cause ? [causeNames()[incident.cause]] : []),
  ];
  return (
    <li>
      <time dateTime={incident.start} suppressHydrationWarning>
        {formatDay(incident.start)}
      </time>
      {/* Reader mode drops a `div` that is mostly a link. */}
      <section>
        <Link to={incident.route}>{incident.title}</Link>
        <p className={styles.note} suppressHydrationWarning>
          {facts.join(' · ')}
        </p>
      </section>
    </li>
  );
}

/** @param props.data JSON list of {@link IncidentEntry}, newest first, filled in by `plugins/incidents` */
export function IncidentList({data}: {data: string}): ReactNode {
  const incidents = JSON.parse(data) as IncidentEntry[];
  // The query is known only after hydration.
  const isBrowser = useIsBrowser();
  const filters = useFilters().map((filter) => ({...filter, value: isBrowser ? filter.query[0] : ''}));
  const shown = incidents.filter((incident) =>
    filters.every(({valuesOf, value}) => value === '' || valuesOf(incident).some(([id]) => id === value)),
  );

  return (
    <>
      <div
        className={styles.filters}
        data-start="query"
        role="group"
        aria-label={translate({id: 'incidents.filter', message: 'Filter the reports'})}>
        {filters.map((filter) => (
          <SelectField
            key={filter.label}
            label={filter.label}
            options={optionsOf(filter, incidents)}
            value={filter.value}
            onChange={filter.query[1]}
          />
        ))}
        <output>
          {translate(
            {id: 'incidents.shown', message: '{shown} of {count} reports'},
            {shown: shown.length, count: incidents.length},
          )}
        </output>
      </div>
      <ol data-component="IncidentList" className={styles.list}>
        {shown.map((incident) => (
          <Entry key={incident.route} incident={incident} />
        ))}
      </ol>
      <p data-component="IncidentList" className={styles.feeds}>
        <Link to="pathname:///status/feed.xml">
          <Translate id="incidents.feed.atom">Atom feed</Translate>
        </Link>
        {' · '}
        <Link to="pathname:///status/feed.json">
          <Translate id="incidents.feed.json">JSON feed</Translate>
        </Link>
      </p>
    </>
  );
}

/** The newest report as a card; `plugins/incidents` fills in the props. */
export function LatestIncident({title, route, summary}: RelatedReport & Pick<Incident, 'summary'>): ReactNode {
  return (
    <Cards>
      <Card to={route} title={title}>
        {summary}
      </Card>
    </Cards>
  );
}
