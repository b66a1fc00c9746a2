/** The key under which the browser remembers that the sidebar is hidden. */
export const hiddenSidebarKey = 'docs-sidebar-hidden';

/** The key under which the browser remembers, as `off`, that `/` doesn't open the search. */
export const searchKeySetting = 'search-key';

/**
 * What the reader has chosen becomes attributes of `<html>` before the first paint: the color mode, the announcement,
 * which the theme would hide as dismissed when it is new, the sidebar, and the key of the search. It stands for the theme's
 * script, which takes twice as many bytes. The button that shows a hidden sidebar comes with the scripts, so they start.
 * @param announcement id of the announcement, as in the theme's configuration
 */
export const storedScript = (announcement = ''): string =>
  `{let{dataset}=document.documentElement,stored={};try{stored=localStorage}catch{};` +
  `dataset.theme=new URLSearchParams(location.search).get('docusaurus-theme')||stored.theme||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light');` +
  `dataset.announcementBarInitiallyDismissed=stored['docusaurus.announcement.id']==='${announcement}'&&stored['docusaurus.announcement.dismiss']==='true';` +
  `dataset.searchKey=stored['${searchKeySetting}']||'on';` +
  `if(stored['${hiddenSidebarKey}']==='true'){dataset.docsSidebar='hidden';dataset.start='now'}}`;
