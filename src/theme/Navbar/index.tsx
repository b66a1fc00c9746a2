import type {ReactNode} from 'react';
import Navbar from '@theme-original/Navbar';
import styles from './styles.module.css';

/** Wrapped to make the bar the page's banner landmark, which the theme leaves out. */
export default function NavbarWrapper(): ReactNode {
  return (
    <header className={styles.banner}>
      <Navbar />
    </header>
  );
}
