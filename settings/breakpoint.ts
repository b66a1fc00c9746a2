/** Width in pixels from which on the layout is the desktop's: navbar with links, sidebar, table of contents. */
export const desktopFrom = 996;
