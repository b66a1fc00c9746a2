/**
 * The links of the phone menu, which a press on its button shows before React can open the menu itself: copies of the
 * page's sidebar, or of the navbar's links on a page without one.
 */

const id = 'early-menu';

/** The links, if the reader still wants the menu. */
export const shownLinks = (): HTMLElement | null => document.getElementById(id);

/** How long the menu takes to slide in, in milliseconds. It does so behind the links. */
const slide = 300;

/** Shows or removes the links. A press beside them removes them, too. */
export function toggleLinks(): void {
  const shown = shownLinks();
  if (shown) {
    shown.remove();
    return;
  }
  const menu = document.createElement('div');
  menu.id = id;
  // The same frame as the menu's, whose header and way back come with React.
  menu.className = 'navbar-sidebar--show';
  menu.innerHTML =
    '<div class=navbar-sidebar__backdrop></div><div class=navbar-sidebar><div class=navbar-sidebar__brand></div>' +
    '<div class=navbar-sidebar__items><div class="navbar-sidebar__item menu"></div></div></div>';
  const copy = (selector: string, into: string, className?: string) => {
    document.querySelectorAll(selector).forEach((element) => {
      const clone = element.cloneNode(true) as Element;
      clone.className = className ?? clone.className;
      menu.querySelector(into)!.append(clone);
    });
  };
  copy('.navbar__brand', '.navbar-sidebar__brand');
  copy('.theme-doc-sidebar-menu', '.menu');
  if (menu.querySelector('ul')) {
    menu.querySelector('ul')!.insertAdjacentHTML('beforebegin', '<div class=navbar-sidebar__back>&nbsp;</div>');
  } else {
    copy('a.navbar__link:not([role])', '.menu', 'menu__link');
  }
  // A category leads to its first article.
  menu.querySelectorAll('[role]').forEach((link) => {
    link.role = null;
  });
  menu.onclick = ({target}) => {
    if (!(target as Element).closest('a')) {
      menu.remove();
    }
  };
  document.body.append(menu);
}

/** Removes the links once the menu has slid in behind them. */
export function replaceLinks(): void {
  setTimeout(() => shownLinks()?.remove(), slide);
}
