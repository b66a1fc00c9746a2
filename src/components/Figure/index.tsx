import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Figures of the articles: the frame around screens, and around the diagrams and charts that the build draws
 * (`plugins/figures`). Plain markup, without state or effects.
 */

interface FrameProps {
  label: string;
  caption?: string;
  children: ReactNode;
}

function Frame({label, caption, children}: FrameProps): ReactNode {
  return (
    <figure className={styles.figure}>
      {/* Wide figures scroll in this box, by keyboard too. */}
      <div className={styles.scroll} role="group" aria-label={caption ?? label} tabIndex={0}>
        {children}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
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
    <Frame label={alt} caption={caption}>
      <div role="img" aria-label={alt} className={styles.screen}>
        {children}
      </div>
    </Frame>
  );
}

interface DrawnFigureProps {
  /** SVG document from `plugins/figures`, with size, role and name. */
  svg: string;
  alt: string;
  caption?: string;
}

/** A diagram or chart that is drawn at build time. */
export function DrawnFigure({svg, alt, caption}: DrawnFigureProps): ReactNode {
  return (
    <Frame label={alt} caption={caption}>
      <div dangerouslySetInnerHTML={{__html: svg}} />
    </Frame>
  );
}
