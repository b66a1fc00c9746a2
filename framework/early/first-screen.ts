import {painted} from './painted';

/**
 * The first screen of an article is laid out and painted before the rest, which follows in short frames: on a slow
 * phone, the longest article would otherwise be one long task. `src/css/articles.css` holds the rest back.
 */

/** Attribute of `<html>` while the rest of an article waits for `showRest`. */
export const firstScreenFirst = 'data-first-screen';

/**
 * Runs before the first paint. Not on a reload, on the way back or to a heading, where the reader arrives in the middle; and
 * only in Chromium, the only engine with `userAgentData` and the only one whose entry keeps a text fragment
 * (`#:~:text=`): others would look for the text in a page that isn't laid out yet.
 * A function, so that the early script doesn't contain it.
 */
export const firstScreenScript = (): string =>
  `{const entry=performance.getEntriesByType('navigation')[0],root=document.documentElement;if(navigator.userAgentData&&entry?.type==='navigate'&&!entry.name.includes('#')&&root.matches('.docs-doc-page'))root.dataset.firstScreen=''}`;

/** Blocks are laid out before they are shown: each frame that shows some looks at all that was shown before. */
const blocksPerLayout = 5;
const blocksPerFrame = 50;

/**
 * Shows the rest of the article. The attribute stays until the reader leaves the article, because the browser would style
 * the whole page again without it.
 */
export async function showRest(): Promise<void> {
  const blocks = Array.from(document.querySelectorAll<HTMLElement>('.theme-doc-markdown>*'));
  const range = document.createRange();
  // The table of contents reads the layout in the second frame, which must not wait for the rest.
  await painted();
  for (let index = 0; blocks[index]; index += blocksPerLayout) {
    await painted();
    range.setStart(blocks[index]!, 0);
    range.setEnd(blocks[index + blocksPerLayout] ?? blocks.at(-1)!, 0);
    // Lays these blocks out, although they aren't shown yet.
    range.getBoundingClientRect();
  }
  while (blocks[0]) {
    await painted();
    for (const block of blocks.splice(0, blocksPerFrame)) {
      block.style.contentVisibility = 'visible';
    }
  }
}
