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
  /** Line under the figure. */
  caption?: string;
  /** Screen components. */
  children: ReactNode;
}

/** A product screen, drawn from components. To assistive technology it is one image with its text alternative. */
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
  /** SVG document with size, role and name, as `plugins/figures` made it. */
  svg: string;
  alt: string;
  caption?: string;
}

/** A diagram or chart that was drawn while building. */
export function DrawnFigure({svg, alt, caption}: DrawnFigureProps): ReactNode {
  return (
    <Frame label={alt} caption={caption}>
      <div dangerouslySetInnerHTML={{__html: svg}} />
    </Frame>
  );
}
