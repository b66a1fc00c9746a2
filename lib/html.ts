/** Escapes text for HTML and SVG. */

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** For the content of an element. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character]!);

/** For the content of an element or the value of an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!);
