import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

/**
 * Ejected because the theme disables the button until React runs, and a disabled button gets no clicks for the early
 * script to queue.
 */
function ColorModeToggle({className, value, onChange}: Props): ReactNode {
  const isDark = value === 'dark';
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
        onClick={() => {
          onChange(isDark ? 'light' : 'dark');
        }}>
        <IconLightMode className={styles.light} />
        <IconDarkMode className={styles.dark} />
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
