/**
 * The links to the other languages, which keep what the server doesn't know of the address: the path of a missing page, the
 * query, and the hash. Hydration leaves attributes as they are, so this also holds once React runs.
 */

const links = '.navbar a[lang]';

/** Completes the links of the page that was loaded, and from now on each link before it's followed. */
export function completeLanguageLinks(): void {
  // The page for a missing one is built at this path of each language.
  const missing = '/404';
  const own = document.querySelector<HTMLAnchorElement>(`${links}[lang=${document.documentElement.lang}]`);
  const rest = location.pathname.slice(own ? own.pathname.length - missing.length : 0);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${links}[href$="${missing}"]`)) {
    link.pathname = link.pathname.slice(0, -missing.length) + rest;
  }
  // What comes before the browser follows a link, or offers to open it in a new tab.
  for (const sign of ['pointerdown', 'click', 'contextmenu']) {
    addEventListener(
      sign,
      ({target}) => {
        const link = (target as Element).closest<HTMLAnchorElement>(links);
        if (link) {
          link.search = location.search;
          link.hash = location.hash;
        }
      },
      true,
    );
  }
}
