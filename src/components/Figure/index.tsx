import {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * Figures of the articles: the frame around screens, and around the diagrams and charts that the build draws
 * (`plugins/figures`).
 */

interface EnlargedProps {
  /** Name of the dialog. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A figure on the whole screen; Escape, the button and a click beside the figure close it. */
function Enlarged({label, onClose, children}: EnlargedProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current!.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onClick={({target, currentTarget}: MouseEvent<HTMLDialogElement>) => {
        if (target === currentTarget) {
          currentTarget.close();
        }
      }}>
      <form method="dialog" className={styles.close}>
        <button type="submit" className={styles.control}>
          {translate({id: 'figure.close', message: 'Close'})}
        </button>
      </form>
      <div className={styles.large}>{children}</div>
    </dialog>
  );
}

interface FrameProps {
  /** Text alternative, which also names the figure if it has no caption. */
  alt: string;
  caption?: string;
  children: ReactNode;
}

function Frame({alt, caption, children}: FrameProps): ReactNode {
  const label = caption ?? alt;
  const [isLarge, setIsLarge] = useState(false);
  return (
    <figure className={styles.figure}>
      <div className={styles.panel}>
        {/* Wide figures scroll in this box, by keyboard too. */}
        <div className={clsx('figure-scroll', styles.scroll)} role="group" aria-label={label} tabIndex={0}>
          {children}
        </div>
        <button
          type="button"
          className={clsx(styles.control, styles.enlarge)}
          aria-label={translate({id: 'figure.enlarge', message: 'Enlarge the figure'})}
          onClick={() => {
            setIsLarge(true);
          }}>
          <Icon name="enlarge" />
        </button>
      </div>
      {caption && <figcaption>{caption}</figcaption>}
      {isLarge && (
        <Enlarged
          label={label}
          onClose={() => {
            setIsLarge(false);
          }}>
          {children}
        </Enlarged>
      )}
    </figure>
  );
}

interface FigureProps {
  /** Text alternative: what the figure shows. The build fails without it. */
  alt: string;
  /** Caption below the figure. */
  caption?: string;
  /** Screen components. */
  children: ReactNode;
}

/** A product screen, drawn from components. Assistive technology sees a single image with a text alternative. */
export function Figure({alt, caption, children}: FigureProps): ReactNode {
  return (
    <Frame alt={alt} caption={caption}>
      <div role="img" aria-label={alt} className={styles.screen}>
        {children}
      </div>
    </Frame>
  );
}

interface DrawnFigureProps {
  /** SVG document from `plugins/figures`, with size, role and name. */
  svg: string;
  /** Text alternative, which the SVG has as its name. */
  alt: string;
  /** Caption below the figure. */
  caption?: string;
}

/** A diagram or chart that is drawn at build time. */
export function DrawnFigure({svg, alt, caption}: DrawnFigureProps): ReactNode {
  return (
    <Frame alt={alt} caption={caption}>
      <div className={styles.drawing} dangerouslySetInnerHTML={{__html: svg}} />
    </Frame>
  );
}
