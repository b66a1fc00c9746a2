import {Suspense, type ReactNode} from 'react';
import Navbar from '@theme-original/Navbar';
import styles from './styles.module.css';

/**
 * Wrapped to make the bar the page's banner landmark, which the theme leaves out, and to hydrate it separately, so it
 * responds to clicks before the rest of the page is hydrated.
 */
export default function NavbarWrapper(): ReactNode {
  return (
    <header className={styles.banner}>
      <Suspense>
        <Navbar />
      </Suspense>
    </header>
  );
}
