import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {causeNames, componentNames, formatDuration, formatRegions, formatTime, unknownText} from './names';
import {minutesOf, type Incident, type RelatedReport} from './record';
import styles from './styles.module.css';

/** The parts of an incident article that show its front matter: the summary panel and the timeline. */

/**
 * The incident of the article that is being shown.
 * @throws Error that names the article if its front matter has no `incident`
 */
function useIncident(): Incident {
  const {frontMatter, metadata} = useDoc();
  if (!('incident' in frontMatter)) {
    throw new Error(
      `${metadata.source}: the article uses an incident component but has no "incident" in its front matter.`,
    );
  }
  return frontMatter.incident as Incident;
}

function Time({iso}: {iso: string}): ReactNode {
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {formatTime(iso)}
    </time>
  );
}

const stateOf = ({mitigated, end, security}: Incident): string =>
  security
    ? translate({id: 'incident.state.security', message: 'Security notice'})
    : mitigated
      ? translate({id: 'incident.state.mitigated', message: 'Mitigated'})
      : end
        ? translate({id: 'incident.state.ended', message: 'Ended'})
        : translate({id: 'incident.state.unknown', message: 'End unknown'});

/**
 * The panel at the top of an incident article: state, duration, times, component, regions, and related reports.
 * @param props.related JSON list of {@link RelatedReport}, filled in by `plugins/incidents`
 */
export function IncidentSummary({related}: {related: string}): ReactNode {
  const incident = useIncident();
  const minutes = minutesOf(incident);
  const time = (iso: string | null) => (iso ? <Time iso={iso} /> : unknownText());
  const reports = JSON.parse(related) as RelatedReport[];

  const start = translate({id: 'incident.start', message: 'Start'});
  const all: [string, ReactNode][] = [
    [translate({id: 'incident.component', message: 'Component'}), componentNames()[incident.component]],
    [translate({id: 'incident.regions', message: 'Regions'}), formatRegions(incident.regions)],
    [start, time(incident.start)],
    [translate({id: 'incident.detected', message: 'Detected'}), time(incident.detected)],
    [translate({id: 'incident.mitigated', message: 'Mitigated'}), time(incident.mitigated)],
    [translate({id: 'incident.end', message: 'End'}), time(incident.end)],
    [
      translate({id: 'incident.duration', message: 'Duration'}),
      minutes === null ? unknownText() : formatDuration(minutes),
    ],
    [
      translate({id: 'incident.cause', message: 'Cause'}),
      incident.cause ? causeNames()[incident.cause] : unknownText(),
    ],
  ];
  // A security notice tells of nothing that failed.
  const facts = all.filter(([name]) => !incident.security || name === start);

  return (
    <section
      data-component="IncidentSummary"
      className={styles.panel}
      aria-label={translate({id: 'incident.summary', message: 'Incident summary'})}>
      <span className={styles.state}>{stateOf(incident)}</span>
      <p className={styles.summary}>{incident.summary}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd suppressHydrationWarning>{value}</dd>
          </div>
        ))}
        {reports.length > 0 && (
          <div>
            <dt>
              {incident.duplicateOf
                ? translate({id: 'incident.duplicateOf', message: 'First report of the same incident'})
                : translate({id: 'incident.related', message: 'Related reports'})}
            </dt>
            {reports.map(({title, route}) => (
              <dd key={route}>
                <Link to={route}>{title}</Link>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  );
}

/** The events of the incident in order, each with its time in UTC. */
export function IncidentTimeline(): ReactNode {
  const {timeline} = useIncident();
  return (
    <ol data-component="IncidentTimeline" className={styles.timeline}>
      {timeline.map(({time, event}) => (
        <li key={event}>
          {time ? (
            <Time iso={time} />
          ) : (
            <span className={styles.noTime}>{translate({id: 'incident.timeUnknown', message: 'Time unknown'})}</span>
          )}
          <div>{event}</div>
        </li>
      ))}
    </ol>
  );
}
