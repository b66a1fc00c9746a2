import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {leave, useBack} from '@site/framework/client/back';
import {replaceLinks} from '@site/framework/early/menu';

/**
 * Ejected for keyboard users: the open menu takes focus, closes on Escape, on Back, or when focus leaves it, and returns
 * focus; the hidden panel can't be focused. In the theme, focus moves to the page behind the menu. It replaces the links that
 * the reader saw while React started.
 */
export default function NavbarMobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown: secondaryMenuShown} = useNavbarSecondaryMenu();
  const {shown, toggle} = useNavbarMobileSidebar();
  const sidebar = useRef<HTMLDivElement>(null);

  useBack(toggle, shown);
  useEffect(() => {
    const menu = sidebar.current;
    if (!menu || !shown) {
      return undefined;
    }
    replaceLinks();
    menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({preventScroll: true});
    return () => {
      if (menu.contains(document.activeElement)) {
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [shown]);

  return (
    <div
      ref={sidebar}
      className="navbar-sidebar"
      onClickCapture={(event) => {
        // To another language, which the router doesn't know.
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[target=_self]');
        if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
          event.preventDefault();
          leave(link.href);
        }
      }}
      onKeyDown={({key}) => {
        if (key === 'Escape') {
          toggle();
        }
      }}
      onBlur={({currentTarget, relatedTarget}) => {
        if (shown && relatedTarget && !currentTarget.contains(relatedTarget)) {
          toggle();
        }
      }}>
      {header}
      <div
        className={clsx('navbar-sidebar__items', {
          'navbar-sidebar__items--show-secondary': secondaryMenuShown,
        })}>
        <div className="navbar-sidebar__item menu" inert={secondaryMenuShown}>
          {primaryMenu}
        </div>
        <div className="navbar-sidebar__item menu" inert={!secondaryMenuShown}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
