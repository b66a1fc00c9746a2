/** Ejected to do nothing: `plugins/code` highlights code at build time, so the browser needs no Prism languages. */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
