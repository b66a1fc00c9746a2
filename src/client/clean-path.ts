import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What hosts leave out or add: `/x/index.html`, `/x/`, and `/x.html` are `/x`. */
const stem = (pathname: string): string => pathname.replace(/\/(?:index\.html)?$|\.html$/, '');

/**
 * Hosts also serve pages at other forms of their address. This runs before the router starts and writes the form that the
 * page names into the address bar, so that every page has one address.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const named = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const cleanPath = named ? new URL(named).pathname : pathname;
  if (cleanPath !== pathname && stem(cleanPath) === stem(pathname)) {
    window.history.replaceState(window.history.state, '', `${cleanPath}${search}${hash}`);
  }
}
