import {painted} from './painted';

/**
 * Opens a category of the sidebar before React runs. The page doesn't contain the links of closed categories, but the
 * category's first article does, to which the category links while it has no script.
 */

/** Marks the categories that were opened before React, which then starts with them open. */
export const earlyCategory = 'data-early';

/** @param canOpen whether the list may still be inserted once it has arrived: React must find the page as it stays */
export async function openCategory(link: HTMLAnchorElement, canOpen: () => boolean): Promise<void> {
  const response = await fetch(link.href);
  // The list must not mark the article that it comes from.
  const text = (await response.text()).replace(/menu__link--active|aria-current=page/g, '');
  const page = new DOMParser().parseFromString(text, 'text/html');
  const opened = [...page.querySelectorAll('.theme-doc-sidebar-menu [aria-expanded=true]')].find(
    ({textContent}) => textContent === link.textContent,
  );
  const list = opened?.closest('li')!.querySelector('ul');
  if (list && canOpen()) {
    const item = link.closest('li')!;
    item.classList.remove('menu__list-item--collapsed');
    item.append(list);
    link.ariaExpanded = 'true';
    item.querySelectorAll('[aria-expanded=true]').forEach((category) => category.toggleAttribute(earlyCategory));
    // Until then, a press was made without an answer in view.
    await painted();
    link.ariaBusy = null;
  }
}
