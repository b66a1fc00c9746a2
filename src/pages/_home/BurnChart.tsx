import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import home from '@generated/home/default/home.json';
import styles from './scene.module.css';

const width = 300;
const height = 96;

/** Columns of planned hours, and a line of booked ones up to the last month with bookings. */
export default function BurnChart(): ReactNode {
  const months = home.burn;
  const slot = width / months.length;
  const y = (hours: number) => height * (1 - hours / months.at(-1)!.planned);
  const booked = months.filter((month) => month.booked !== undefined);
  const points = booked.map((month, index) => `${(index + 0.5) * slot},${y(month.booked!)}`);
  const last = booked.at(-1)!;
  return (
    <div>
      <div className={styles.legend}>
        <span>
          <Translate id="home.scene.planned">Planned</Translate> <b>{last.planned}</b>
        </span>
        <span className={styles.booked}>
          <Translate id="home.scene.booked">Booked</Translate> <b>{last.booked}</b>
        </span>
      </div>
      <svg className={styles.chart} viewBox={`0 -4 ${width} ${height + 4}`}>
        {months.map(({month, planned}, index) => (
          <rect
            key={month}
            className={styles.column}
            x={index * slot + 4}
            y={y(planned)}
            width={slot - 8}
            height={height - y(planned)}
            rx="3"
          />
        ))}
        <polyline className={styles.line} points={points.join(' ')} />
        <circle className={styles.dot} cx={(booked.length - 0.5) * slot} cy={y(last.booked!)} r="4" />
      </svg>
    </div>
  );
}
