import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Mark} from './Mark';
import type {Tone} from './vocabulary';
import toneStyles from './tones.module.css';
import styles from './work.module.css';

/** How work progresses: stages, kanban columns, bars over time, notifications. Also the swatches of a palette. */

interface StagesProps {
  /** Stages in order; `tone` highlights a stage. */
  stages: {label: string; tone?: Tone; mark?: number}[];
}

export function Stages({stages}: StagesProps): ReactNode {
  return (
    <section className={styles.stages}>
      {stages.map(({label, tone = 'neutral', mark}) => (
        <span key={label} className={clsx(styles.pill, toneStyles[tone])}>
          {label} <Mark n={mark} />
        </span>
      ))}
    </section>
  );
}

interface KanbanProps {
  columns: {title: string; cards: {title: string; text?: string; tone?: Tone; mark?: number}[]}[];
}

export function Kanban({columns}: KanbanProps): ReactNode {
  return (
    <section className={styles.kanban}>
      {columns.map(({title, cards}) => (
        <section key={title} className={styles.column}>
          <section className={styles.columnTitle}>
            {title} ({cards.length})
          </section>
          {cards.map((card) => (
            <section key={card.title} className={clsx(styles.card, toneStyles[card.tone ?? 'neutral'])}>
              <strong>{card.title}</strong> <Mark n={card.mark} />
              {card.text && <section>{card.text}</section>}
            </section>
          ))}
        </section>
      ))}
    </section>
  );
}

interface ScheduleProps {
  /** Names of the units of time, from left to right: days, weeks, or months. */
  units: string[];
  /** Rows of bars; `from` counts units from 0, `length` is how many units the bar covers. */
  rows: {label: string; bars: {from: number; length: number; label: string; tone?: Tone; mark?: number}[]}[];
}

/** Bars over time: a Gantt chart's tasks, or a scheduler's people with their bookings. */
export function Schedule({units, rows}: ScheduleProps): ReactNode {
  return (
    <table className={styles.schedule}>
      <thead>
        <tr>
          <td />
          {units.map((unit) => (
            <th key={unit}>{unit}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({label, bars}) => (
          <tr key={label}>
            <th>{label}</th>
            {units.map((_unit, index) => {
              const bar = bars.find(({from}) => from === index);
              const isCovered = bars.some(({from, length}) => from < index && index < from + length);
              return (
                !isCovered && (
                  <td key={index} colSpan={bar?.length}>
                    {bar && (
                      <span className={clsx(styles.bar, toneStyles[bar.tone ?? 'accent'])}>
                        {bar.label} <Mark n={bar.mark} />
                      </span>
                    )}
                  </td>
                )
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface NotificationsProps {
  /** Newest first. */
  items: {title: string; text: string; time: string; unread?: boolean; mark?: number}[];
}

export function Notifications({items}: NotificationsProps): ReactNode {
  return (
    <ul className={styles.notifications}>
      {items.map(({title, text, time, unread, mark}) => (
        <li key={`${title} ${time}`}>
          <section className={styles.notificationTitle}>
            {unread && <span aria-hidden="true">● </span>}
            {title} <Mark n={mark} />
            <span className={styles.time}>{time}</span>
          </section>
          {text}
        </li>
      ))}
    </ul>
  );
}

interface SwatchesProps {
  /** Colors of a palette; `value` is the hexadecimal color. */
  colors: {name: string; value: string}[];
}

export function Swatches({colors}: SwatchesProps): ReactNode {
  return (
    <section className={styles.swatches}>
      {colors.map(({name, value}) => (
        <section key={name + value}>
          <section className={styles.swatch} style={{backgroundColor: value}} />
          <section>{name}</section>
          <code translate="no">{value}</code>
        </section>
      ))}
    </section>
  );
}
