import {apiDocuments} from '../settings/api-documents';
import {brand} from '../settings/brand';

/**
 * Notes to the product's owner in published files: a comment on its own line, `# confirm: …` in OpenAPI documents and
 * `// confirm: …` in the SDK's declarations. Readers never see them.
 */

/** The SDK's declarations, below `static/` and below the built site. */
export const declarations = 'sdk/sw.d.ts';

/** Paths below `static/`. */
export const annotatedFiles = [...apiDocuments.map((name) => `openapi/${name}.yaml`), declarations];

const note = /^[ \t]*(?:#|\/\/) confirm: (.+?)\r?$/;

/** The notes of a file, each with its line, counted from 1. */
export const notesOf = (text: string): {line: number; statement: string}[] =>
  text.split('\n').flatMap((source, index) => {
    const statement = note.exec(source)?.[1];
    return statement ? [{line: index + 1, statement}] : [];
  });

/** A file as readers get it: without its notes, and with the brand's addresses instead of those in its examples. */
export const published = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !note.test(line))
    .join('\n')
    .replaceAll('https://docs.example.com', brand.siteUrl)
    .replaceAll('example.com', brand.host);
