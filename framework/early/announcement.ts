/**
 * The theme knows only in React that an announcement is new; until then it would hide it as dismissed. The script runs
 * before the first paint.
 * @param id id of the announcement, as in the theme's configuration
 */
export const newAnnouncementScript = (id: string): string =>
  `try{if(localStorage.getItem('docusaurus.announcement.id')!=='${id}')localStorage.removeItem('docusaurus.announcement.dismiss')}catch{}`;
