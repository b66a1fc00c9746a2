/**
 * The script that the tests put before everything else of a page. It reports what goes wrong there to the server, which
 * keeps it when the reader leaves the page.
 */

/** Addresses that the site doesn't have. */
export const recorderPath = '/recorder-of-the-tests.js';
export const reportPath = '/report-to-the-tests';

function record(address: string): void {
  const report = (kind: string, text: string) =>
    navigator.sendBeacon(address, `${kind}: ${text} (${location.pathname})`);
  addEventListener('error', ({message}) => report('page error', message));
  addEventListener('unhandledrejection', ({reason}) => report('unhandled rejection', String(reason)));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    report('policy violation', `${effectiveDirective} ${blockedURI}`),
  );
  const {error} = console;
  console.error = (...texts: unknown[]) => {
    report('console error', texts.map(String).join(' '));
    error.apply(console, texts);
  };
}

export const recorderScript = `(${record.toString()})('${reportPath}')`;
