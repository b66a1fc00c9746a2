/**
 * What a reader sees, as functions that run in the page: each must not use anything around it. And where the parts are
 * that a reader uses, as selectors that fit every language.
 */

export const parts = {
  announcementClose: 'section[aria-label] > button.close',
  article: '/docs/university/Time%20sheets/filling-time-sheets',
  colorSwitch: 'nav button[aria-pressed]',
  copyPage: 'details[data-search-ignore] > summary',
  copyAsMarkdown: 'details[data-search-ignore] button',
  copyCode: '.theme-code-block button',
  languageMenu: '.navbar .dropdown:has(a[lang]) > [aria-haspopup]',
  menuToggle: '.navbar__toggle',
  next: '.pagination-nav__link--next',
  searchButton: 'a[aria-keyshortcuts]',
  searchField: '.DocSearch-Input',
} as const;

export const theme = () => document.documentElement.dataset.theme;

export const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

export const scrollTop = () => Math.round(window.scrollY);

export const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);

/** The text of an element. */
export const textOf = (selector: string) => document.querySelector(selector)?.textContent;

export const valueOf = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;

export const count = (selector: string) => document.querySelectorAll(selector).length;

/** Whether an element is there and no style hides it. */
export const isShown = (selector: string) =>
  Array.from(document.querySelectorAll(selector)).some((element) =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
  );

/** Whether an element is in the window, and no other over its middle. */
export const isInView = (selector: string) => {
  const element = document.querySelector(selector);
  const box = element?.getBoundingClientRect();
  const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top !== undefined && (element!.contains(top) || top?.contains(element) === true);
};

export const hasFocus = (selector: string) => document.activeElement?.matches(selector) === true;
