/** A page follows what the reader chose on others: in another tab, or before the browser shows it again on the way back. */

/** @param page the data of `<html>`, which from now on has today's color mode and announcement, as React does */
export function followStorage(page: DOMStringMap): void {
  addEventListener('storage', () => {
    try {
      page.theme = (localStorage.theme as string) || page.theme;
      page.announcementBarInitiallyDismissed = localStorage['docusaurus.announcement.dismiss'] as string;
    } catch {
      // The reader blocks storage, so there is nothing to follow.
    }
  });
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      // As if another tab had changed it.
      dispatchEvent(new StorageEvent('storage', {key: 'theme'}));
    }
  });
}
