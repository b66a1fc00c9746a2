import {Suspense, type ReactNode} from 'react';
import {NavbarProvider} from '@docusaurus/theme-common/internal';
import DocSidebarMobile from '@theme-init/DocSidebar/Mobile';
import Navbar from '@theme-init/Navbar';
import {useMobileMenu} from '@site/framework/client/mobile-menu';
import styles from './styles.module.css';

/** Fills the phone menu with the sidebar of the open article. */
function ArticleMenu(): ReactNode {
  const menu = useMobileMenu();
  return menu && <DocSidebarMobile {...menu} onCollapse={() => undefined} isHidden={false} />;
}

/**
 * Wrapped to make the bar the page's banner landmark, which the theme leaves out, and to hydrate it separately, with the
 * state of its phone menu, so it responds to clicks before the rest of the page is hydrated.
 */
export default function NavbarWrapper(): ReactNode {
  return (
    <header className={styles.banner}>
      <Suspense>
        <NavbarProvider>
          <Navbar />
          <ArticleMenu />
        </NavbarProvider>
      </Suspense>
    </header>
  );
}
