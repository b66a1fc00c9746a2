import {useCallback, useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useBack} from '@site/framework/client/back';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * Figures of the articles: the frame around screens, and around the diagrams and charts that the build draws
 * (`plugins/figures`).
 */

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** A figure on the whole screen, in a dialog with the name `label`; Escape, Back, the button, and a click beside the figure close it. */
function Enlarged({label, onClose, children}: {label: string; onClose: () => void; children: ReactNode}): ReactNode {
  useBack(onClose);
  return (
    <dialog
      ref={showModal}
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
      <section className={styles.large}>{children}</section>
    </dialog>
  );
}

interface FigureProps {
  /** Text alternative: what the figure shows. The build fails without it. It names the figure if it has no caption. */
  alt: string;
  /** Caption below the figure. */
  caption?: string;
  /** Screen components. */
  children: ReactNode;
}

function Frame({alt, caption, children}: FigureProps): ReactNode {
  const label = caption ?? alt;
  const [isLarge, setIsLarge] = useState(false);
  const close = useCallback(() => setIsLarge(false), []);
  return (
    <figure className={styles.figure}>
      <section className={styles.panel}>
        {/* Wide figures scroll in this box, by keyboard too; `src/client/scroll-regions.ts` gives it a role and the name. */}
        <section className={clsx('figure-frame', styles.frame)} data-heading={label} tabIndex={0}>
          {children}
        </section>
        <button
          type="button"
          className={clsx(styles.control, styles.enlarge)}
          aria-label={translate({id: 'figure.enlarge', message: 'Enlarge the figure'})}
          onClick={() => setIsLarge(true)}>
          <Icon name="enlarge" />
        </button>
      </section>
      {caption && <figcaption>{caption}</figcaption>}
      {isLarge && (
        <Enlarged label={label} onClose={close}>
          {children}
        </Enlarged>
      )}
    </figure>
  );
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

interface DrawnFigureProps extends Omit<FigureProps, 'children'> {
  /** SVG document from `plugins/figures`, with size, role, and name, which is the text alternative. */
  svg: string;
}

/** A diagram or chart that is drawn at build time. */
export function DrawnFigure({svg, alt, caption}: DrawnFigureProps): ReactNode {
  return (
    <Frame alt={alt} caption={caption}>
      <section className={styles.drawing} dangerouslySetInnerHTML={{__html: svg}} />
    </Frame>
  );
}
