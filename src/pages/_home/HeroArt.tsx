import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Hours of a sample week (Monday to Friday) on two jobs, drawn as stacked bars; 8 hours fill a bar. */
const week = [
  [8, 0],
  [6, 2],
  [4, 4],
  [8, 0],
  [5, 3],
] as const;

const hour = 13;

/** Decoration beside the home page's title: a slate with a week of hours. It says nothing that the page doesn't. */
export default function HeroArt(): ReactNode {
  return (
    <svg className={styles.art} viewBox="0 0 360 250" aria-hidden="true">
      <rect className={styles.artBack} x="46" y="18" width="290" height="196" rx="18" />
      <rect className={styles.artFront} x="18" y="40" width="290" height="196" rx="18" />
      <circle className={styles.artMuted} cx="42" cy="64" r="7" />
      <rect className={styles.artMuted} x="58" y="59" width="84" height="10" rx="5" />
      <rect className={styles.artAccent} x="232" y="56" width="56" height="16" rx="8" />
      {week.map(([first, second], day) => (
        <g key={day} transform={`translate(${46 + day * 50} 0)`}>
          <rect className={styles.artSlot} y={200 - 8 * hour} width="34" height={8 * hour} rx="6" />
          <rect className={styles.artFirst} y={200 - first * hour} width="34" height={first * hour} rx="6" />
          {second > 0 && (
            <rect
              className={styles.artSecond}
              y={200 - (first + second) * hour}
              width="34"
              height={second * hour - 3}
              rx="6"
            />
          )}
          <rect className={styles.artMuted} x="7" y="210" width="20" height="7" rx="3.5" />
        </g>
      ))}
    </svg>
  );
}
