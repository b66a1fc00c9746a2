/** What an author writes behind the language of a figure's fence: `alt="…" caption="…"`. */
export interface FigureMeta {
  /** Text alternative: what the figure shows, for those who don't see it. */
  alt: string;
  /** Line under the figure. */
  caption?: string;
}

/** The keys of a fence's first line with their values, and what is neither. */
export function readMeta(meta: string | null | undefined): {values: Record<string, string>; rest: string} {
  const values: Record<string, string> = {};
  const rest = (meta ?? '').replace(/(\w+)="([^"]*)"/g, (_match, key: string, value: string) => {
    values[key] = value.trim();
    return '';
  });
  return {values, rest: rest.trim()};
}

/**
 * @throws Error when `alt` is missing or empty, when a key is unknown, or when the line can't be read
 */
export function parseMeta(meta: string | null | undefined): FigureMeta {
  const {values, rest} = readMeta(meta);
  const {alt, caption, ...others} = values;
  const stray = rest || Object.keys(others).join(', ');
  if (stray) {
    throw new Error(`can't read ${stray} in the figure's first line; write alt="…" and, if you like, caption="…".`);
  }
  if (!alt) {
    throw new Error('the figure has no text alternative; write alt="what it shows" behind the language of the fence.');
  }
  return {alt, ...(caption && {caption})};
}
