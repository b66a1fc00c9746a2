import {memo, useLayoutEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import DocItem from '@theme-init/DocItem';
import type {Props} from '@theme/DocItem';
import {firstScreenFirst, showRest} from '@site/framework/early/first-screen';

function Article(props: Props): ReactNode {
  const history = useHistory();
  useLayoutEffect(() => {
    const root = document.documentElement;
    // On the way back or to a heading, the reader arrives in the middle.
    if (history.action === 'PUSH' && !history.location.hash) {
      root.setAttribute(firstScreenFirst, 'on');
      void showRest();
    }
    return () => root.removeAttribute(firstScreenFirst);
  }, [props.content, history]);
  return <DocItem {...props} />;
}

/**
 * The article of a page. On a click on a link, the router renders the page that the reader leaves once more. Without
 * the comparison, React would also insert each figure and code block again, because their HTML comes in a new object.
 */
export default memo(Article, (last, next) => last.content === next.content);
