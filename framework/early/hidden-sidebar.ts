/** The key under which the browser remembers that the sidebar is hidden. */

export const hiddenSidebarKey = 'docs-sidebar-hidden';

/**
 * Runs before the first paint, so that `src/css/frame.css` gives the article its final width. The button that shows the
 * sidebar again comes with the scripts, so they start at once.
 */
export const hiddenSidebarScript = `try{if(localStorage.getItem('${hiddenSidebarKey}')==='true'){const{dataset}=document.documentElement;dataset.docsSidebar='hidden';dataset.start='now'}}catch{}`;
