import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Static hosts also serve `…/index.html`. This runs before the router starts and writes the clean path into the address
 * bar, so that every page has one address.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  if (pathname.endsWith('/index.html')) {
    const cleanPath = pathname.slice(0, -'index.html'.length);
    window.history.replaceState(window.history.state, '', `${cleanPath}${search}${hash}`);
  }
}
