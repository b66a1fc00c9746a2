/** The key under which the browser remembers that the sidebar is hidden. */

export const hiddenSidebarKey = 'docs-sidebar-hidden';

/** On `<html>` until the sidebar is hydrated. */
export const hiddenSidebarAttribute = 'data-docs-sidebar';

/** Runs before the first paint, so that `src/css/custom.css` gives the article its final width. */
export const hiddenSidebarScript = `try{if(localStorage.getItem('${hiddenSidebarKey}')==='true')document.documentElement.setAttribute('${hiddenSidebarAttribute}','hidden')}catch{}`;
