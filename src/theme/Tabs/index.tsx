import {Children, cloneElement, useEffect, useId, useRef, type ReactElement, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Tabs from '@theme-original/Tabs';
import type {Props as ItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';

/**
 * Wrapped so that tabs and panels name each other, and a link to a heading opens the panel that it is in. Until then, a
 * style sheet shows a panel with the heading that the page was opened at.
 */
export default function TabsWrapper({children, ...props}: Props): ReactNode {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => {
    const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const isShown = heading?.checkVisibility();
    const panel = heading?.closest(`[id^="${id}panel"]`);
    document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.click();
    // Once the panel is open.
    requestAnimationFrame(() => !isShown && heading?.scrollIntoView());
    frame.current!.removeAttribute('data-served');
  }, [id, location]);
  return (
    <div ref={frame} data-served>
      <Tabs {...props}>
        {Children.map(children as ReactElement<ItemProps>[], (item, index) =>
          cloneElement(item, {attributes: {id: `${id}tab${index}`, 'aria-controls': `${id}panel${index}`}}),
        )}
      </Tabs>
    </div>
  );
}
