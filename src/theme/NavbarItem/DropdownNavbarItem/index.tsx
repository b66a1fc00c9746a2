import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import DropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './styles.module.css';

/** Presses Enter, the only key that the theme handles. */
function toggle(button: HTMLElement): void {
  button.dispatchEvent(new window.KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
}

/** Escape closes an open menu. */
function handleKey(event: KeyboardEvent<HTMLDivElement>): void {
  const button = event.currentTarget.querySelector<HTMLElement>('[aria-haspopup]')!;
  if (event.key === 'Escape' && button.getAttribute('aria-expanded') === 'true') {
    event.preventDefault();
    button.focus();
    toggle(button);
  }
}

/**
 * Handles clicks without a pointer: of the space bar, from a screen reader, for which Firefox imitates a mouse, or
 * replayed by the early script.
 */
function handleClick(event: MouseEvent<HTMLDivElement>): void {
  const button = (event.target as Element).closest<HTMLElement>('[aria-haspopup]');
  if (button && !(event.detail > 0 && button.matches(':hover'))) {
    event.preventDefault();
    // Not from an entry that the reader has reached already.
    if (!event.currentTarget.contains(document.activeElement)) {
      button.focus();
    }
    toggle(button);
  }
}

/** Wrapped because the theme's menus open with Enter only, and don't close with Escape. */
export default function DropdownNavbarItemWrapper(props: Props): ReactNode {
  // Names of languages and versions, which a browser that translates the page leaves as they are. In Safari, the Tab key
  // reaches links only if they have an index.
  const items = props.items.map((item) => ({...item, translate: 'no', tabIndex: 0}));
  return props.mobile ? (
    <DropdownNavbarItem {...props} items={items} />
  ) : (
    <div className={styles.keys} onKeyDown={handleKey} onClick={handleClick}>
      <DropdownNavbarItem tabIndex={0} {...props} items={items} />
    </div>
  );
}
