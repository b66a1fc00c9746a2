/** The path of an article's Markdown twin, for the page that links to it and the build that writes it. */

/**
 * The article's path without its trailing slash, plus `.md`: `/docs/university.md`, `/docs/sdk/ui.md` for
 * `/docs/sdk/ui/`.
 */
export const twinPath = (permalink: string): string => `${permalink.replace(/\/$/, '')}.md`;
