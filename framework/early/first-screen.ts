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
  `{const[entry]=performance.getEntries();if(navigator.userAgentData&&entry?.type==='navigate'&&!/#/.test(entry.name)&&document.documentElement.matches('.docs-doc-page'))document.documentElement.dataset.firstScreen='on'}`;

/**
 * Lays out the rest of the article while it is held back, a few blocks per frame, and shows it. The first blocks, which the
 * browser paints ahead although they are below the screen, are shown as they are laid out; the others all together at the
 * end, because each frame that shows some looks at all that was shown before. The attribute stays until the reader leaves
 * the article, because the browser would style the whole page again without it.
 */
export async function showRest(): Promise<void> {
  const blocks = document.querySelectorAll<HTMLElement>('.theme-doc-markdown>*');
  const range = new Range();
  let laidOut = 0;
  for (const block of blocks) {
    if (!(laidOut++ % 3)) {
      await painted();
    }
    // Lays out what it contains, although that isn't shown yet. `selectNode` throws if the block is no longer in the page.
    range.selectNodeContents(block);
    range.getClientRects();
    if (laidOut < 24) {
      block.style.contentVisibility = 'visible';
    }
  }
  for (const block of blocks) {
    block.style.contentVisibility = 'visible';
  }
}
