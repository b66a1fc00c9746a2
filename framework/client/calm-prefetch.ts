/**
 * Prefetches the targets of links in view, one per idle moment. Docusaurus prefetches them all at once, which is the
 * longest task at startup on a page with a full sidebar.
 */

const queue: string[] = [];
let isCalm = false;

function next(): void {
  void prefetchNow(queue.shift()!);
  if (queue.length > 0) {
    whenIdle();
  }
}

function whenIdle(): void {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- missing in Safari
  (window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 50)))(next);
}

let prefetchNow: typeof window.docusaurus.prefetch;

/** Runs after Docusaurus has set `window.docusaurus` and before the first link is rendered. */
export function onRouteUpdate(): void {
  if (isCalm) {
    return;
  }
  isCalm = true;
  prefetchNow = window.docusaurus.prefetch;
  window.docusaurus = {
    ...window.docusaurus,
    prefetch: (path) => {
      // Routes are plain paths; links to folders with a space are encoded, and readers' queries may be malformed.
      queue.push(decodeURI(path.replace(/[?#].*/, '')));
      if (queue.length === 1) {
        whenIdle();
      }
      return false;
    },
  };
}
