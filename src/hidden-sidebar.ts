/** Where a reader's browser remembers that the sidebar of the articles is hidden. */

export const hiddenSidebarKey = 'docs-sidebar-hidden';

/** On `<html>` until the sidebar is hydrated. */
export const hiddenSidebarAttribute = 'data-docs-sidebar';

/** Runs before the page is painted, so that `src/css/custom.css` gives the article the room it will have. */
export const hiddenSidebarScript = `try{if(localStorage.getItem('${hiddenSidebarKey}')==='true')document.documentElement.setAttribute('${hiddenSidebarAttribute}','hidden')}catch{}`;
