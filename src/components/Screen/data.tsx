import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Icon from '../Icon';
import {Mark} from './Mark';
import {states, type Align, type FieldKind, type Look, type State, type Tone} from './vocabulary';
import styles from './data.module.css';
import toneStyles from './tones.module.css';

/** Content of a screen: grids, forms, tiles, and calendars, drawn from the data in the article. */

interface Cell {
  text?: string;
  /** State of a day: gives the cell its color and sign. */
  state?: State;
  tone?: Tone;
  /** One or two letters in a round badge before the text: the logo of a client, the picture of a person. */
  badge?: string;
  mark?: number;
}

interface DataGridProps {
  columns: (string | {label: string; align?: Align; mark?: number})[];
  /** One list of cells per row: a text, or an object if the cell has a state, a tone, a badge, or a callout. */
  rows: (string | Cell)[][];
  /** Totals under the columns. */
  footer?: string[];
  /** Pale dotted column lines, solid lines in both directions, or every other row shaded. */
  look?: Extract<Look, 'dotted' | 'ruled' | 'striped'>;
}

function CellContent({text, state, badge, mark}: Cell): ReactNode {
  return (
    <>
      {badge && (
        <span aria-hidden="true" className={styles.badge}>
          {badge}
        </span>
      )}
      {state && (
        <span aria-hidden="true" className={styles.sign}>
          {states[state].sign}
        </span>
      )}
      {text} <Mark n={mark} />
    </>
  );
}

const toneOf = ({tone, state}: Cell): string | undefined => {
  const name = tone ?? (state && states[state].tone);
  return name && toneStyles[name];
};

export function DataGrid({columns, rows, footer, look}: DataGridProps): ReactNode {
  const heads = columns.map((column) => (typeof column === 'string' ? {label: column} : column));
  const alignOf = (index: number) => (heads[index]?.align === 'end' ? styles.end : undefined);
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? {text: cell} : cell)));
  /** Of a column without one: signs are something to press; otherwise, the name before it is that of both columns. */
  const nameOf = (index: number) =>
    cells.every((row) => !/[\p{L}\p{N}]/u.test(row[index]?.text ?? ''))
      ? translate({id: 'screen.controls', message: 'Controls'})
      : heads
          .slice(0, index)
          .reverse()
          .find(({label}) => label)?.label;
  // Without any name of a column, the first cell names its row.
  const isNamed = heads.some(({label}) => label);
  return (
    <table className={clsx(styles.grid, look && styles[look])}>
      <thead>
        <tr>
          {heads.map(({label, mark}, index) => {
            const Head = isNamed ? 'th' : 'td';
            const name = isNamed && !label ? nameOf(index) : undefined;
            return (
              <Head key={label || index} className={alignOf(index)}>
                {name ? <span className={styles.spoken}>{name}</span> : label} <Mark n={mark} />
              </Head>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {cells.map((row, rowIndex) => (
          <tr key={rowIndex}>
            {row.map((cell, index) => {
              const isName = !isNamed && index === 0;
              const Tag = isName ? 'th' : 'td';
              return (
                <Tag key={index} className={clsx(alignOf(index), toneOf(cell))} scope={isName ? 'row' : undefined}>
                  <CellContent {...cell} />
                </Tag>
              );
            })}
          </tr>
        ))}
      </tbody>
      {footer && (
        <tfoot>
          <tr>
            {footer.map((text, index) => (
              <td key={index} className={alignOf(index)}>
                {text}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

interface FormFieldsProps {
  fields: {
    label: string;
    value?: string;
    kind?: FieldKind;
    required?: boolean;
    /** Required and still empty, not editable, or the field the reader is in. */
    look?: Extract<Look, 'missing' | 'readonly' | 'selected'>;
    mark?: number;
  }[];
  /** Number of columns, 1 or 2. */
  columns?: number;
}

const fieldIcons: Partial<Record<FieldKind, 'chevron' | 'calendar'>> = {select: 'chevron', date: 'calendar'};

export function FormFields({fields, columns = 1}: FormFieldsProps): ReactNode {
  return (
    <section className={clsx(styles.form, columns > 1 && styles.twoColumns)}>
      {fields.map(({label, value, kind = 'text', required, look, mark}) => (
        <span key={label} className={clsx(kind === 'check' && styles.check, look && styles[look])}>
          <span className={styles.label}>
            {label}
            {required && <span className={styles.required}> *</span>} <Mark n={mark} />
          </span>
          <span className={clsx(styles.field, kind === 'area' && styles.area)}>
            {value}
            {fieldIcons[kind] && <Icon name={fieldIcons[kind]} className={styles.fieldSign} />}
          </span>
        </span>
      ))}
    </section>
  );
}

interface TilesProps {
  tiles: {label: string; value: string; tone?: Tone; mark?: number}[];
}

export function Tiles({tiles}: TilesProps): ReactNode {
  return (
    <section className={styles.tiles}>
      {tiles.map(({label, value, tone = 'neutral', mark}) => (
        <section key={label} className={clsx(styles.tile, toneStyles[tone])}>
          <section className={styles.value}>{value}</section>
          <section>
            {label} <Mark n={mark} />
          </section>
        </section>
      ))}
    </section>
  );
}

interface MonthCalendarProps {
  /** Month and year, as the screen shows them. */
  month: string;
  /** Names of the seven days, from Monday. */
  weekdays: string[];
  /** Empty cells before the first day: 0 when the month begins on Monday. */
  offset: number;
  /** State of each day from the first, `null` for none. */
  days: (State | null)[];
  /** What the signs mean. */
  legend: {state: State; label: string}[];
  mark?: number;
}

export function MonthCalendar({month, weekdays, offset, days, legend, mark}: MonthCalendarProps): ReactNode {
  return (
    <section className={styles.calendar}>
      <section className={styles.month}>
        {month} <Mark n={mark} />
      </section>
      <section className={styles.days}>
        {weekdays.map((weekday) => (
          <span key={weekday} className={styles.weekday}>
            {weekday}
          </span>
        ))}
        {days.map((state, index) => (
          <span
            key={index}
            className={clsx(styles.day, state && toneStyles[states[state].tone])}
            style={index === 0 ? {gridColumnStart: offset + 1} : undefined}>
            {index + 1}
            <span className={styles.sign}>{state && states[state].sign}</span>
          </span>
        ))}
      </section>
      <section className={styles.legend}>
        {legend.map(({state, label}) => (
          <span key={state} className={clsx(styles.chip, toneStyles[states[state].tone])}>
            {states[state].sign} {label}
          </span>
        ))}
      </section>
    </section>
  );
}
