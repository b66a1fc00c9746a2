import {painted} from './painted';

/**
 * The first screen of an article is laid out and painted before the rest, which is laid out a few blocks per frame and
 * then shown: on a slow phone, the longest article would otherwise be one long task. `src/css/articles.css` holds the
 * rest back.
 */

/** Attribute of `<html>` while the rest of an article waits for `showRest`. */
export const firstScreenFirst = 'data-first-screen';

/**
 * Runs before the first paint. Not on a reload, on the way back or to a heading, where the reader arrives in the middle; and
 * only in Chromium, the only engine with `userAgentData` and the only one whose entry keeps a text fragment
 * (`#:~:text=`): others would look for the text in a page that isn't laid out yet. The first entry is the navigation's.
 * A function, so that the early script doesn't contain it.
 */
export const firstScreenScript = (): string =>
  `{const[entry]=performance.getEntries();if(navigator.userAgentData&&entry?.type==='navigate'&&!/#/.test(entry.name)&&document.documentElement.matches('.docs-doc-page'))document.documentElement.dataset.firstScreen=''}`;

/**
 * Shows the rest of the article, once all of it is laid out: each frame that shows some looks at all that was shown before.
 * The attribute stays until the reader leaves the article, because the browser would style the whole page again without it.
 */
export async function showRest(): Promise<void> {
  const blocks = document.querySelectorAll<HTMLElement>('.theme-doc-markdown>*');
  const range = new Range();
  // A few blocks per frame.
  for (let index = 0; blocks[index]; index += 5) {
    await painted();
    range.setEnd(blocks[index]!, 0);
    // Lays out what it contains, although that isn't shown yet.
    range.getClientRects();
    range.collapse();
  }
  for (const block of blocks) {
    block.style.contentVisibility = 'visible';
  }
}
