import {memo} from 'react';
import DocItem from '@theme-original/DocItem';

/**
 * The article of a page. On a click on a link, the router renders the page that the reader leaves once more. Without
 * the comparison, React would also insert each figure and code block again, because their HTML comes in a new object.
 */
export default memo(DocItem, (last, next) => last.content === next.content);
