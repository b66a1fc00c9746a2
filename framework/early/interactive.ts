/**
 * The event on `window` when React runs, or when it's clear that it won't. From then on, controls receive their events.
 */
export const interactive = 'interactive';
