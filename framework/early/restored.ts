/** A page that the browser kept, and shows again on the way back: it follows what the reader chose on other pages. */

/** From now on, a page that is shown again has today's color mode and announcement, and React hears of what changed. */
export function followStorage(): void {
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      try {
        const {dataset} = document.documentElement;
        dataset.theme = (localStorage.theme as string) || dataset.theme;
        dataset.announcementBarInitiallyDismissed = localStorage['docusaurus.announcement.dismiss'] as string;
        // As if another tab had changed it.
        dispatchEvent(new StorageEvent('storage', {key: 'theme'}));
      } catch {
        // The reader blocks storage, so there is nothing to follow.
      }
    }
  });
}
