/** The keys that open the search, before React and once it runs. `docs/university/Basics/find-your-way.mdx` documents them. */

/** Where `/` opens the search, unless the reader has turned it off: not in a field, nor on another link or control. */
const slashTargets =
  'html:not([data-search-key=off]) :is(:not(a,button,input,select,textarea,summary,li),[aria-keyshortcuts])';

/**
 * Whether a key is Ctrl+K, Cmd+K, or `/`. A layout without Latin letters has K where the English one has it; on some
 * layouts, `/` needs Shift.
 */
export function isSearchKey({key, code, target, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean {
  if (ctrlKey === metaKey) {
    return key === '/' && !ctrlKey && !altKey && (target as Element).matches(slashTargets);
  }
  return !altKey && !shiftKey && (/^k$/i.test(key) || (code === 'KeyK' && key > 'z'));
}
