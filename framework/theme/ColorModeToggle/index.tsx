import {memo, startTransition, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

/**
 * Ejected because the theme disables the button until React runs, and a disabled button gets no clicks for the early
 * script to queue.
 */
function ColorModeToggle({className, value, onChange}: Props): ReactNode {
  // The server's page is in light mode, and hydration leaves attributes as they are.
  const isDark = useIsBrowser() && value === 'dark';
  const mode = isDark
    ? translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'})
    : translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'});
  const title = translate(
    {id: 'theme.colorToggle.ariaLabel', message: 'Switch between dark and light mode (currently {mode})'},
    {mode},
  );
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        title={title}
        aria-label={title}
        aria-live="polite"
        aria-pressed={isDark}
        onClick={({defaultPrevented}) => {
          const {dataset} = document.documentElement;
          // The early script may have switched the page already. Otherwise, switch it at once; React follows in a
          // transition, because a new mode hydrates everything that depends on it.
          const next = defaultPrevented === (dataset.theme === 'dark') ? 'dark' : 'light';
          dataset.theme = next;
          startTransition(() => onChange(next));
        }}>
        <IconLightMode className={styles.light} />
        <IconDarkMode className={styles.dark} />
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
