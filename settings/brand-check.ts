import {existsSync} from 'node:fs';
import Ajv from 'ajv';
import {readText} from '../lib/files';
import {brand} from './brand';
import {localeCodes} from './locales';
import {explain, formatPath} from '../lib/explain';

/**
 * Stops the build if the brand isn't valid. Types can't tell a URL from a name, and the build doesn't check types.
 * Import this before anything that reads the brand.
 */

const brandFile = 'settings/brand.ts';

/** String formats: a pattern, and its description for messages. */
const forms = {
  name: [
    /^(?! )[^\p{Cc}\p{Bidi_C}<>{}[\]"\\`*_|$~;]+(?<! )$/u,
    'one line without characters that Markdown reads as syntax, such as < { * _ or a quotation mark',
  ],
  host: [/^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/, 'only a domain, in lower case, such as example.com'],
  email: [/^[\w.+-]+@([a-z\d-]+\.)+[a-z]{2,}$/, 'only an email address, such as support@example.com'],
  site: [/^https?:\/\/[\w.:-]+$/, 'scheme and host without a slash at the end, such as https://docs.example.com'],
  address: [/^https?:\/\/[\w.:-]+(\/[^\s"'<>\\{}|^`]*)?$/, 'a complete address, such as https://www.example.com/en'],
  open: [/^https?:\/\/[\w.:-]+(\/[^\s"'<>\\{}|^`?#]*[^\s"'<>\\{}|^`?#/])?$/, 'an address without a slash at the end'],
  folder: [/^https?:\/\/[\w.:-]+\/([^\s"'<>\\{}|^`?#]+\/)?$/, 'an address with a slash at the end'],
  target: [
    /^(\/(?!\/)|https?:\/\/[\w.:-]+(\/|$))[^\s"'<>\\{}|^`]*$/,
    'a route of this site, such as /swagger/, or a complete address',
  ],
  image: [/^\w[\w./-]*\.\w+$/, 'a path below static/, such as img/logo.svg'],
} as const;

const text = (form: keyof typeof forms) => ({type: 'string', format: form, description: forms[form][1]});

const record = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

/** Texts of one form. */
const texts = (form: keyof typeof forms, ...keys: string[]) =>
  record(Object.fromEntries(keys.map((key) => [key, text(form)])));

const formats = Object.fromEntries(Object.entries(forms).map(([form, [pattern]]) => [form, pattern]));

const isValid = new Ajv({allErrors: true, verbose: true, formats}).compile(
  record({
    product: text('name'),
    company: text('name'),
    tagline: text('name'),
    screenLanguages: {
      type: 'array',
      items: {enum: localeCodes, description: `a language of the site: ${localeCodes.join(', ')}`},
    },
    siteUrl: text('site'),
    host: text('host'),
    supportEmail: text('email'),
    securityEmail: text('email'),
    copyrightYear: {type: 'number', minimum: 1900, maximum: 2999, multipleOf: 1, description: 'a year, such as 2026'},
    repository: record({url: text('open'), editUrl: text('folder'), newIssueUrl: text('open')}),
    links: record({
      apiReference: text('target'),
      integrationApi: text('address'),
      website: text('address'),
      status: text('address'),
    }),
    social: {
      type: 'array',
      minItems: 1,
      items: record({label: text('name'), href: text('address')}),
      description: 'to have none, remove the column from settings/menus.ts',
    },
    images: texts('image', 'logo', 'logoDark', 'wordmark', 'wordmarkDark', 'favicon', 'socialCard'),
    color: record({
      hue: {type: 'number', minimum: 0, maximum: 360, description: 'degrees, OKLCH'},
      chroma: {type: 'number', minimum: 0, maximum: 0.4, description: 'OKLCH'},
    }),
  }),
);

/** Finds missing image files. Without this check, the build passes and pages show a gap. */
const missingImages = (images: Record<string, string>) =>
  Object.entries(images)
    .filter(([, file]) => !existsSync(`static/${file}`))
    .map(([key, file]) => ({
      path: ['images', key],
      message: `static/${file} doesn't exist; add it, or use another file`,
    }));

/** Line of the value at a path, or of the nearest one around it: each key and each entry of a list has a line. */
function lineOf(path: readonly string[], lines: readonly string[]): number {
  let line = lines.findIndex((text) => text.startsWith('export const brand'));
  for (const segment of path) {
    const entry = line + 1 + Number(segment);
    const isEntry = lines[entry]?.trim().startsWith('{');
    const key = new RegExp(`(?:^ *|\\{|, )${segment}[:,]`);
    const found = isEntry ? entry : lines.findIndex((text, index) => index >= line && key.test(text));
    line = found < 0 ? line : found;
  }
  return line + 1;
}

/**
 * Checks a brand.
 * @param values the brand, of any shape
 * @param text source of the file that defines it, for line numbers
 * @returns a sentence for each mistake, with file and line
 */
export function brandMistakes(values: unknown, text: string): string[] {
  const mistakes = isValid(values) ? missingImages((values as typeof brand).images) : explain(isValid.errors ?? []);
  const lines = text.split('\n');
  return mistakes.map(
    ({path, message}) => `${brandFile}:${lineOf(path, lines)}: brand${formatPath(path).slice(1)}: ${message}.`,
  );
}

const found = brandMistakes(brand, readText(brandFile));
if (found.length > 0) {
  throw new Error(`The brand is not valid.\n${found.join('\n')}`);
}
