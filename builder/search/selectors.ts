/** What search leaves out of an article, for the embedded index and for hosted search alike. */

/** Elements that say nothing about the subject. */
export const frameSelectors = [
  'nav',
  'footer',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '.theme-edit-this-page',
  '.theme-code-block button',
  '[data-search-ignore]',
  // The words in screens and diagrams are sample data; the caption says what they are about.
  'figure > :not(figcaption)',
];
