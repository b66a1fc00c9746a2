/** The path of the page on which a group of articles is printed, for the articles that link to it and the build that writes it. */

/** Folders in `docs/`: the groups of the University, the SDK with its groups, and the integrations. */
const printed = /^(?:university\/.+|sdk(?:\/.+)?|integrations)$/;

/**
 * @param folder of an article in `docs/`
 * @returns the path within the language (`/print/university-time-sheets.html` for `university/Time sheets`), or
 *   `undefined` if the folder has no such page
 */
export const printablePath = (folder: string): string | undefined =>
  printed.test(folder) ? `/print/${folder.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.html` : undefined;
