import {painted} from '../early/painted';

/**
 * The entry of the site's scripts, around Docusaurus' own. That one is one long task on a slow phone; here, the browser
 * paints between its parts, and between the parts of what React renders.
 */

const browser = globalThis as unknown as {
  /** Not in Safari, and not in TypeScript's types yet. */
  scheduler?: {postTask: (task: () => void, options: {priority: 'background'}) => unknown};
  setImmediate?: (task: () => void) => void;
};

async function start(): Promise<void> {
  const {scheduler} = browser;
  if (scheduler) {
    // What React finds here when it loads starts each next part of its work. Its own way lets Chromium paint too rarely
    // while the reader scrolls.
    browser.setImmediate = (task) => scheduler.postTask(task, {priority: 'background'});
  }
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  delete browser.setImmediate;
  await painted();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await painted();
  const {default: preload} = await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload');
  await preload(location.pathname);
  await painted();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
