/** A page follows what the reader chose on others: in another tab, or before the browser shows it again on the way back. */

/** @param page the data of `<html>`, which from now on has the color mode and announcement of today */
export function followStorage(page: DOMStringMap): void {
  addEventListener('storage', ({key}) => {
    if (key === 'theme') {
      page.theme = (localStorage.theme as string) || page.theme;
    }
  });
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      try {
        page.announcementBarInitiallyDismissed = localStorage['docusaurus.announcement.dismiss'] as string;
        // As if another tab had changed it: for React, too.
        dispatchEvent(new StorageEvent('storage', {key: 'theme'}));
      } catch {
        // The reader blocks storage, so there is nothing to follow.
      }
    }
  });
}
