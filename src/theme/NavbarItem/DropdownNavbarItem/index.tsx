import type {KeyboardEvent, ReactNode} from 'react';
import DropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './styles.module.css';

/** Escape closes an open menu, Space works the button as Enter does, which is the only key the theme knows. */
function handleKey(event: KeyboardEvent<HTMLDivElement>): void {
  const button = event.currentTarget.querySelector<HTMLElement>('[aria-haspopup]')!;
  const closes = event.key === 'Escape' && button.getAttribute('aria-expanded') === 'true';
  const toggles = event.key === ' ' && event.target === button;
  if (closes || toggles) {
    event.preventDefault();
    button.focus();
    button.dispatchEvent(new window.KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  }
}

/** Wrapped because the keyboard can open the theme's menus with Enter, but not with Space, nor close with Escape. */
export default function DropdownNavbarItemWrapper(props: Props): ReactNode {
  return props.mobile ? (
    <DropdownNavbarItem {...props} />
  ) : (
    <div className={styles.keys} onKeyDown={handleKey}>
      <DropdownNavbarItem {...props} />
    </div>
  );
}
