/**
 * Docusaurus fetches ahead what every link in view leads to, all at once: on a page with a full sidebar that is the
 * longest task of the start (117 of 600 ms on the longest article). Here it is one link per idle moment.
 */

const queue: string[] = [];
let isCalm = false;

function next(deadline?: IdleDeadline): void {
  const path = queue.shift();
  if (path !== undefined) {
    void prefetchNow(path);
  }
  if (queue.length > 0) {
    if (deadline && deadline.timeRemaining() > 8) {
      next(deadline);
    } else {
      whenIdle();
    }
  }
}

function whenIdle(): void {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Safari has none
  (window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 50)))(next);
}

let prefetchNow: typeof window.docusaurus.prefetch;

/** Runs before the first link is rendered, when Docusaurus has set `window.docusaurus`. */
export function onRouteUpdate(): void {
  if (isCalm) {
    return;
  }
  isCalm = true;
  prefetchNow = window.docusaurus.prefetch;
  window.docusaurus = {
    ...window.docusaurus,
    prefetch: (path) => {
      queue.push(path);
      if (queue.length === 1) {
        whenIdle();
      }
      return false;
    },
  };
}
