/** Parses the info string of a code fence: the language and the meta after it. */

/** Languages that the site draws as figures instead of showing their code. */
export const figureLanguages = ['dot', 'vega-lite'] as const;
export type FigureLanguage = (typeof figureLanguages)[number];

export const isFigureLanguage = (lang: string | null | undefined): lang is FigureLanguage =>
  figureLanguages.some((language) => language === lang);

export function readMeta(meta: string | null | undefined): {values: Record<string, string>; rest: string} {
  const values: Record<string, string> = {};
  const rest = (meta ?? '').replace(/(\w+)="([^"]*)"/g, (_match, key: string, value: string) => {
    values[key] = value.trim();
    return '';
  });
  return {values, rest: rest.trim()};
}

export interface FigureMeta {
  /** Text alternative for readers who can't see the figure: what it shows. */
  alt: string;
  caption?: string;
}

/** @throws Error if `alt` is missing or empty, a key is unknown, or anything else can't be parsed */
export function parseFigureMeta(meta: string | null | undefined): FigureMeta {
  const {values, rest} = readMeta(meta);
  const {alt, caption, ...others} = values;
  const stray = rest || Object.keys(others).join(', ');
  if (stray) {
    throw new Error(`can't read ${stray} in the figure's first line; write alt="…" and, if you like, caption="…".`);
  }
  if (!alt) {
    throw new Error('the figure has no text alternative; write alt="what it shows" after the language of the fence.');
  }
  return {alt, ...(caption && {caption})};
}

/**
 * Reads the meta of a code block: `title="…"`, `schema="…"`, `{1,4-6}` and `showLineNumbers`.
 * @returns `schema` is the address of the schema that a JSON sample must match, or `none`; `marked` are the highlighted
 *   lines, counted from 1
 * @throws Error that quotes the unreadable part
 */
export function parseCodeMeta(meta: string | null | undefined) {
  const {values, rest} = readMeta(meta);
  const {title, schema, ...others} = values;
  const found = {title, schema, marked: new Set<number>(), numbered: false};
  const stray = Object.entries(title === '' ? {title, ...others} : others).map(([key, value]) => `${key}="${value}"`);
  for (const word of rest.split(/\s+/).filter(Boolean)) {
    const range = /^\{(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)\}$/.exec(word)?.[1];
    if (range && found.marked.size === 0) {
      for (const part of range.split(',')) {
        const [first, last = first] = part.split('-').map(Number) as [number, number?];
        for (let line = first; line <= last; line += 1) {
          found.marked.add(line);
        }
      }
    } else if (word === 'showLineNumbers') {
      found.numbered = true;
    } else {
      stray.push(word);
    }
  }
  if (stray.length > 0) {
    throw new Error(
      `can't read ${stray.join(' ')} after the language of a code block; write title="…", {1,4-6}, showLineNumbers or schema="…".`,
    );
  }
  return found;
}

/** How a comment starts in each language; `//` in all others. */
const commentStarts: Record<string, string> = {bash: '#', http: '#', md: '<!--', sql: '--'};

/** Takes the comments `highlight-next-line`, `-start` and `-end` out of code, and returns the lines that they mark. */
export function readComments(code: string, language = ''): {code: string; marked: Set<number>} {
  const comment = new RegExp(
    String.raw`^\s*${commentStarts[language] ?? '//'}\s*highlight-(next-line|start|end)\s*(-->)?\s*$`,
  );
  const lines: string[] = [];
  const marked = new Set<number>();
  let last = 'end';
  for (const line of code.split('\n')) {
    const word = comment.exec(line)?.[1];
    if (word) {
      last = word;
      continue;
    }
    lines.push(line);
    if (last !== 'end') {
      marked.add(lines.length);
    }
    last = last === 'next-line' ? 'end' : last;
  }
  return {code: lines.join('\n'), marked};
}
