/**
 * The links of the phone menu, which a press on its button shows before React can open the menu itself: copies of the
 * page's sidebar, or of the navbar's links on a page without one.
 */

const id = 'early-menu';

/** The links, if the reader still wants the menu. */
export const shownLinks = (): HTMLElement | null => document.getElementById(id);

/** State of the entry that the history has while something covers the page, so that Back closes it. */
export const coverEntry = 'cover';

/** How long the menu takes to slide in, in milliseconds. It does so behind the links. */
const slide = 300;

/** Shows or removes the links. A press beside them removes them, too. */
export function toggleLinks(): void {
  const shown = shownLinks();
  if (shown) {
    // At once, so that a further press doesn't go back again.
    shown.remove();
    history.back();
    return;
  }
  const menu = document.createElement('div');
  menu.id = id;
  const html = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({outerHTML}) => outerHTML).join('');
  const sidebar = html('.theme-doc-sidebar-menu');
  const links = sidebar
    ? '<div class=navbar-sidebar__back>&nbsp;</div>' + sidebar
    : html('a.navbar__link:not([role])').replaceAll('navbar__item navbar__link', 'menu__link');
  // The same frame as the menu's, whose header and way back come with React.
  menu.className = 'navbar-sidebar--show';
  menu.innerHTML =
    '<div class=navbar-sidebar__backdrop></div><div class=navbar-sidebar><div class=navbar-sidebar__brand>' +
    html('.navbar__brand') +
    '</div><div class=navbar-sidebar__items><div class="navbar-sidebar__item menu">' +
    // A category leads to its first article.
    links.replaceAll('role="button"', '');
  menu.onclick = ({target, ctrlKey, metaKey}) => {
    const link = (target as Element).closest('a');
    const opensTab = ctrlKey || metaKey;
    menu.remove();
    if (link && !opensTab && link.href !== location.href) {
      // In the place of the menu's entry.
      location.replace(link.href);
    } else {
      history.back();
    }
    return opensTab;
  };
  document.body.append(menu);
  history.pushState(coverEntry, '');
  onpopstate = () => menu.remove();
}

/** Removes the links once the menu has slid in behind them. */
export function replaceLinks(): void {
  setTimeout(() => shownLinks()?.remove(), slide);
}
