import {useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';

/**
 * Keeps the HTML of the article that a reader opens as the server sent it, because hydrating it would change nothing.
 * Links in it are handled here.
 */

/** What needs React: an article that contains it is hydrated. */
const interactive = '[data-interactive], .tabs-container';

/** Always the same object: with a new one, React would rewrite the article on each render. */
export interface Served {
  __html: string;
}

/** @returns the article as the server sent it; nothing if it must be rendered or hydrated */
export function servedArticle(): Served | undefined {
  if (!ExecutionEnvironment.canUseDOM || document.documentElement.dataset.hasHydrated !== 'false') {
    return undefined;
  }
  const article = document.querySelector(`.${ThemeClassNames.docs.docMarkdown}`);
  return article && !article.querySelector(interactive) ? {__html: article.innerHTML} : undefined;
}

/** Links to other pages of the site; the theme's `Link` opens all others in a tab of their own. */
const toPages = 'a[href]:not([target], [href^="#"])';

const linkOf = ({target}: SyntheticEvent): HTMLAnchorElement | null => (target as Element).closest(toPages);

/** Routes have their spaces as they are. */
const routeOf = (link: HTMLAnchorElement): string => decodeURI(link.pathname);

function preload(event: SyntheticEvent): void {
  const link = linkOf(event);
  if (link) {
    void window.docusaurus.preload(routeOf(link));
  }
}

/** @param props.served see {@link servedArticle} */
export default function ServedArticle({served}: {served: Served}): ReactNode {
  const history = useHistory();
  const article = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const {target, isIntersecting} of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          void window.docusaurus.prefetch(routeOf(target as HTMLAnchorElement));
        }
      }
    });
    article.current!.querySelectorAll(toPages).forEach((link) => {
      observer.observe(link);
    });
    return () => {
      observer.disconnect();
    };
  }, []);

  function open(event: MouseEvent): void {
    const link = linkOf(event);
    if (link && event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
  }

  return (
    <div
      ref={article}
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
      onClick={open}
      onMouseOver={preload}
      onTouchStart={preload}
      dangerouslySetInnerHTML={served}
    />
  );
}
