import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Mark} from './Mark';
import styles from './frames.module.css';

/** Frames for the content of a screen: the application's window, a pop-up, a phone, the side menu. */

interface Part {
  label: string;
  /** Number of the callout on this part. */
  mark?: number;
}

interface AppWindowProps {
  /** Title of the module or document. */
  title: string;
  tabs?: string[];
  /** Index of the open tab, from 0. */
  activeTab?: number;
  /** Buttons to the right of the title, as on screen: a symbol or a word. */
  toolbar?: Part[];
  /** Class of the frame, which {@link Phone} sets. */
  className?: string;
  children: ReactNode;
}

export function AppWindow(props: AppWindowProps): ReactNode {
  const {title, tabs, activeTab = 0, toolbar, className = styles.window, children} = props;
  return (
    <section className={className}>
      <section className={styles.bar}>
        <span className={styles.title}>{title}</span>
        {toolbar && (
          <span className={styles.tools}>
            {toolbar.map(({label, mark}) => (
              <span key={label} className={styles.withMark}>
                <span className={styles.tool}>{label}</span>
                <Mark n={mark} />
              </span>
            ))}
          </span>
        )}
      </section>
      {tabs && (
        <section className={styles.tabs}>
          {tabs.map((tab, index) => (
            <span key={tab} className={clsx(styles.tab, index === activeTab && styles.active)}>
              {tab}
            </span>
          ))}
        </section>
      )}
      <section className={styles.inside}>{children}</section>
    </section>
  );
}

interface PopupProps {
  title: string;
  /** Buttons from left to right; the last one is the primary button. */
  buttons?: string[];
  mark?: number;
  children: ReactNode;
}

export function Popup({title, buttons, mark, children}: PopupProps): ReactNode {
  return (
    <section className={styles.overlay}>
      <section className={styles.bar}>
        <span className={styles.title}>
          {title} <Mark n={mark} />
        </span>
        <span aria-hidden="true">×</span>
      </section>
      <section className={styles.inside}>{children}</section>
      {buttons && (
        <section className={styles.buttons}>
          {buttons.map((button, index) => (
            <span key={button} className={clsx(styles.button, index === buttons.length - 1 && styles.primary)}>
              {button}
            </span>
          ))}
        </section>
      )}
    </section>
  );
}

export function Phone(props: Pick<AppWindowProps, 'title' | 'children'>): ReactNode {
  return <AppWindow {...props} className={styles.phone} />;
}

interface SideMenuProps {
  /** Entries from top to bottom; `active` is the open one, `items` its sub-list. */
  items: (Part & {active?: boolean; items?: string[]})[];
}

export function SideMenu({items}: SideMenuProps): ReactNode {
  return (
    <ul className={styles.sideNav}>
      {items.map(({label, mark, active, items: sub}) => (
        <li key={label} className={clsx(active && styles.active)}>
          {label} <Mark n={mark} />
          {sub && (
            <ul>
              {sub.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
