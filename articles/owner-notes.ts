/**
 * Notes to the product's owner in files that are published as they are: a comment of its own line, `# confirm: …` in
 * OpenAPI documents and `// confirm: …` in the SDK's declarations. Readers never see them.
 */

export const annotatedFiles = [
  'openapi/client-api.yaml',
  'openapi/data-extraction-api.yaml',
  'openapi/integration-api.yaml',
  'sdk/sw.d.ts',
] as const;

const note = /^[ \t]*(?:#|\/\/) confirm: (.+)$/;

/** The notes of a file, each with its line. */
export const notesOf = (text: string): {line: number; statement: string}[] =>
  text.split('\n').flatMap((source, index) => {
    const statement = note.exec(source)?.[1];
    return statement ? [{line: index + 1, statement}] : [];
  });

export const withoutNotes = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !note.test(line))
    .join('\n');
