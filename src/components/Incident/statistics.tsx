import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {causeNames, formatDay, formatDuration, htmlLang, unknownText} from './names';
import type {Statistics} from './record';
import styles from './styles.module.css';

/**
 * Key figures of all reports.
 * @param props.data {@link Statistics} as JSON, which `plugins/incidents` computes from the reports
 */
export function IncidentStatistics({data}: {data: string}): ReactNode {
  const {incidents, timed, totalMinutes, medianMinutes, quiet, causes} = JSON.parse(data) as Statistics;
  const number = new Intl.NumberFormat(htmlLang);
  const day = new Intl.NumberFormat(htmlLang, {style: 'unit', unit: 'day', unitDisplay: 'long'});

  const tiles = [
    {
      name: translate({id: 'incidents.count', message: 'Incidents'}),
      value: number.format(incidents),
      note: translate({id: 'incidents.count.note', message: '{timed} with start and end to the minute'}, {timed}),
    },
    {
      name: translate({id: 'incidents.total', message: 'Total duration'}),
      value: formatDuration(totalMinutes, 'narrow'),
      note: translate({id: 'incidents.total.note', message: 'Most of it partial impact, not downtime'}),
    },
    {
      name: translate({id: 'incidents.median', message: 'Median duration'}),
      value: formatDuration(medianMinutes, 'narrow'),
      note: translate({id: 'incidents.median.note', message: 'Half of the incidents were shorter'}),
    },
    {
      name: translate({id: 'incidents.quiet', message: 'Longest time between two incidents'}),
      value: day.format(quiet.days),
      note: `${formatDay(quiet.from)} – ${formatDay(quiet.to)}`,
    },
  ];

  return (
    <>
      <dl data-component="IncidentStatistics" className={styles.tiles}>
        {tiles.map(({name, value, note}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value} suppressHydrationWarning>
              {value}
            </dd>
            <dd className={styles.note} suppressHydrationWarning>
              {note}
            </dd>
          </div>
        ))}
      </dl>
      <table data-component="IncidentStatistics">
        <thead>
          <tr>
            <th scope="col">
              <Translate id="incident.cause">Cause</Translate>
            </th>
            <th scope="col">
              <Translate id="incidents.count">Incidents</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {causes.map(({cause, count}) => (
            <tr key={cause}>
              <td>{cause ? causeNames()[cause] : unknownText()}</td>
              <td suppressHydrationWarning>{number.format(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
