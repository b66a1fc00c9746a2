/** A brand variable in an article, with the backslash that shows the braces instead: `{{name}}`, `\{{name}}`. */
export const brandPattern = /(\\?)\{\{\s*([a-z]\w*)\s*\}\}/g;
