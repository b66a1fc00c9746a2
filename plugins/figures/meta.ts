/** What an author writes behind the language of a figure's fence: `alt="…" caption="…"`. */
export interface FigureMeta {
  /** Text alternative: what the figure shows, for those who don't see it. */
  alt: string;
  /** Line under the figure. */
  caption?: string;
}

/**
 * @throws Error when `alt` is missing or empty, when a key is unknown, or when the line can't be read
 */
export function parseMeta(meta: string | null | undefined): FigureMeta {
  const found: Record<string, string> = {};
  const rest = (meta ?? '').replace(/(\w+)="([^"]*)"/g, (_match, key: string, value: string) => {
    found[key] = value.trim();
    return '';
  });
  const {alt, caption, ...others} = found;
  const stray = rest.trim() || Object.keys(others).join(', ');
  if (stray) {
    throw new Error(`can't read ${stray} in the figure's first line; write alt="…" and, if you like, caption="…".`);
  }
  if (!alt) {
    throw new Error('the figure has no text alternative; write alt="what it shows" behind the language of the fence.');
  }
  return {alt, ...(caption && {caption})};
}
