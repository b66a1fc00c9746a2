/**
 * Width in pixels from which on the layout is the desktop's: navbar with links, sidebar, table of contents. For readers
 * who have changed the text size of their browser, it grows with it.
 */
export const desktopFrom = 996;

/** @returns a length in the unit of media queries that follows the browser's text size, for one in pixels */
export const inEm = (pixels: number): string => `${pixels / 16}em`;
