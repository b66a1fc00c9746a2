/** Paths of what belongs to an article: for the page that links to it, and the build that writes it. */

/**
 * The Markdown twin: the article's path without its trailing slash, plus `.md`: `/docs/university.md`, `/docs/sdk/ui.md` for
 * `/docs/sdk/ui/`.
 */
export const twinPath = (permalink: string): string => `${permalink.replace(/\/$/, '')}.md`;

/** Folders in `docs/`: the groups of the University, the SDK with its groups, and the integrations. */
const printed = /^(?:university\/.+|sdk(?:\/.+)?|integrations)$/;

/**
 * The page on which the group of an article is printed.
 * @param folder of an article in `docs/`
 * @returns the path within the language (`/print/university-time-sheets` for `university/Time sheets`), or
 *   `undefined` if the folder has no such page
 */
export const printablePath = (folder: string): string | undefined =>
  printed.test(folder) ? `/print/${folder.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}` : undefined;
