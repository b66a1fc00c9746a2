/** The event on `window` when React runs, or when it is clear that it won't: then controls get their events again. */
export const interactive = 'interactive';
