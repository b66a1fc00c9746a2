/** Ejected to do nothing: `plugins/code` colors code while building, so the browser needs no languages of Prism. */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
