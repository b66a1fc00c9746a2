/**
 * The bar above every page. Its translations are `announcement.<id>` in `i18n/<locale>/code.json`. A new id shows it
 * again to readers who have closed the last one.
 */
export const announcement = {
  id: 'welcome-2026-11',
  content: 'New here? Start with the University: short lessons for everyday work.',
  backgroundColor: 'var(--surface-strong)',
  textColor: 'var(--text)',
  isCloseable: true,
};
