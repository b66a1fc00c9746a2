import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Outlines on a grid of 24 × 24, drawn with a line of 2. */
const outlines = {
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4',
  chevron: 'm6 9 6 6 6-6',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  enlarge: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  page: 'M8 8h12v12H8zM16 8V4H4v12h4',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.5c2.1.8 3.5 2.8 3.5 5.5',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
};

interface IconProps {
  name: keyof typeof outlines;
  className?: string;
}

/** A decorative icon, a little higher than the text beside it; give the control around it a name. */
export default function Icon({name, className}: IconProps): ReactNode {
  return (
    <svg className={clsx(styles.icon, className)} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}
