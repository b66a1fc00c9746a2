/**
 * Whether a page belongs to a section of articles whose routes load together.
 * @param path path of the page, decoded
 * @param folder path of the section in lower case, with a trailing slash
 */
export const isInFolder = (path: string, folder: string): boolean => `${path}/`.toLowerCase().startsWith(folder);
