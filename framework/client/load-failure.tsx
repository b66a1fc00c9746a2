import {createRoot} from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import {interactive} from '../early/interactive';

/**
 * If a script of the opened page doesn't load, Docusaurus leaves the page as the server sent it: readable, but with
 * buttons that do nothing. This shows a message above the text, and Retry reloads the page.
 */
function report(error: Error): void {
  // Tells the early script to let clicks through; otherwise Retry wouldn't get any.
  window.dispatchEvent(new Event(interactive));
  const box = document.createElement('div');
  (document.querySelector('main') ?? document.body).prepend(box);
  createRoot(box).render(
    <Loading error={error} retry={() => window.location.reload()} isLoading={false} pastDelay timedOut={false} />,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError' && !('docusaurusRoot' in window)) {
      report(reason);
    }
  });
}
