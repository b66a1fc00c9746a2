import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {componentName, formatDuration, formatTime, hasClockTime, regionName, useIncident} from './incident';
import styles from './styles.module.css';

/** What an incident article shows of its own front matter: the summary panel and the timeline. */

function useHtmlLang(): string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]!.htmlLang;
}

/** The panel at the top of an incident article: state, duration, times, component and regions. */
export function IncidentSummary(): ReactNode {
  const incident = useIncident();
  const lang = useHtmlLang();
  const unknown = translate({id: 'incident.unknown', message: 'Not recorded'});
  const time = (iso: string | null) => (iso ? <time dateTime={iso}>{formatTime(iso, lang)}</time> : unknown);

  const facts: [string, ReactNode][] = [
    [translate({id: 'incident.component', message: 'Component'}), componentName(incident.component)],
    [
      translate({id: 'incident.regions', message: 'Regions'}),
      new Intl.ListFormat(lang).format(incident.regions.map(regionName)),
    ],
    [translate({id: 'incident.start', message: 'Start'}), time(incident.start)],
    [translate({id: 'incident.detected', message: 'Detected'}), time(incident.detected)],
    [translate({id: 'incident.mitigated', message: 'Mitigated'}), time(incident.mitigated)],
    [translate({id: 'incident.end', message: 'End'}), time(incident.end)],
    [
      translate({id: 'incident.duration', message: 'Duration'}),
      hasClockTime(incident.start) && hasClockTime(incident.end)
        ? formatDuration(incident.start, incident.end, lang)
        : unknown,
    ],
    [
      translate({id: 'incident.security', message: 'Data or access at risk'}),
      incident.security
        ? translate({id: 'incident.yes', message: 'Yes'})
        : translate({id: 'incident.no', message: 'No'}),
    ],
  ];

  return (
    <section className={styles.panel} aria-label={translate({id: 'incident.summary', message: 'Incident summary'})}>
      {incident.mitigated && (
        <span className={styles.state}>{translate({id: 'incident.state.mitigated', message: 'Mitigated'})}</span>
      )}
      <p className={styles.summary}>{incident.summary}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The events of the incident in order, each with its time in UTC. */
export function IncidentTimeline(): ReactNode {
  const {timeline} = useIncident();
  const lang = useHtmlLang();
  return (
    <ol className={styles.timeline}>
      {timeline.map(({time, event}) => (
        <li key={event}>
          {time ? (
            <time dateTime={time}>{formatTime(time, lang)}</time>
          ) : (
            <span className={styles.noTime}>
              {translate({id: 'incident.timeNotRecorded', message: 'Time not recorded'})}
            </span>
          )}
          <div>{event}</div>
        </li>
      ))}
    </ol>
  );
}
