/** What an author writes behind the language of a code fence, and the comments that mark its lines. */
export interface CodeMeta {
  title?: string;
  /** Numbers of the marked lines, from 1. */
  marked: Set<number>;
  numbered: boolean;
}

/** `{1,4-6}` as the numbers of its lines. */
const parseRange = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number) as [number, number?];
    return Array.from({length: last - first + 1}, (_item, index) => first + index);
  });

/**
 * `title="…"`, `{1,4-6}` and `showLineNumbers`; `schema="…"` belongs to the check of JSON samples.
 * @throws Error that names what can't be read
 */
export function parseCodeMeta(meta = ''): CodeMeta {
  const found: CodeMeta = {marked: new Set(), numbered: false};
  const rest = meta
    .replace(/schema="[^"]*"/, '')
    .replace(/title="([^"]+)"/, (_match, title: string) => {
      found.title = title;
      return '';
    })
    .replace(/\{(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)\}/, (_match, range: string) => {
      found.marked = new Set(parseRange(range));
      return '';
    })
    .replace(/\bshowLineNumbers\b/, () => {
      found.numbered = true;
      return '';
    })
    .trim();
  if (rest) {
    throw new Error(
      `can't read ${rest} behind the language of a code block; write title="…", {1,4-6}, showLineNumbers or schema="…".`,
    );
  }
  return found;
}

/** How a comment begins; in the other languages with two slashes. */
const commentStarts: Record<string, string> = {bash: '#', http: '#', md: '<!--', sql: '--'};

/**
 * Takes out the comments `highlight-next-line`, `highlight-start` and `highlight-end`.
 * @returns the code without them, and the numbers of the lines that they mark
 */
export function readComments(code: string, language = ''): {code: string; marked: Set<number>} {
  const comment = new RegExp(
    String.raw`^\s*${commentStarts[language] ?? '//'}\s*highlight-(next-line|start|end)\s*(-->)?\s*$`,
  );
  const lines: string[] = [];
  const marked = new Set<number>();
  let marks: 'none' | 'next' | 'all' = 'none';
  for (const line of code.split('\n')) {
    const word = comment.exec(line)?.[1];
    if (word) {
      marks = ({'next-line': 'next', start: 'all', end: 'none'} as const)[word as 'next-line' | 'start' | 'end'];
      continue;
    }
    lines.push(line);
    if (marks !== 'none') {
      marked.add(lines.length);
    }
    if (marks === 'next') {
      marks = 'none';
    }
  }
  return {code: lines.join('\n'), marked};
}
