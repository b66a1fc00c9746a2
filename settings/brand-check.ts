import {existsSync, readFileSync} from 'node:fs';
import Ajv from 'ajv';
import {brand} from './brand';
import {explain, formatPath} from '../lib/explain';

/**
 * Stops a build whose brand is not valid, before anything is made of it: types don't know an address from a name, and
 * a build doesn't check types. To be imported before all that reads the brand.
 */

const brandFile = 'settings/brand.ts';

/** The forms of texts: as a pattern, and in words. */
const forms = {
  name: [
    /^(?! )[^\p{Cc}\p{Bidi_C}<>{}[\]"\\`*_|$~;]+(?<! )$/u,
    'one line without what means something to Markdown, such as < { * _ or a quotation mark',
  ],
  host: [/^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/, 'a domain alone in lower case, such as example.com'],
  email: [/^[\w.+-]+@([a-z\d-]+\.)+[a-z]{2,}$/, 'an e-mail address alone, such as support@example.com'],
  site: [/^https?:\/\/[\w.:-]+$/, 'scheme and host without a slash at the end, such as https://docs.example.com'],
  address: [/^https?:\/\/[\w.:-]+(\/[^\s"'<>\\{}|^`]*)?$/, 'a whole address, such as https://www.example.com/en'],
  open: [/^https?:\/\/[\w.:-]+(\/[^\s"'<>\\{}|^`?#]*[^\s"'<>\\{}|^`?#/])?$/, 'an address without a slash at the end'],
  folder: [/^https?:\/\/[\w.:-]+\/([^\s"'<>\\{}|^`?#]+\/)?$/, 'an address with a slash at the end'],
  target: [
    /^(\/(?!\/)|https?:\/\/[\w.:-]+(\/|$))[^\s"'<>\\{}|^`]*$/,
    'a route of this site, such as /swagger/, or a whole address',
  ],
  image: [/^\w[\w./-]*\.\w+$/, 'a path below static/, such as img/logo.svg'],
} as const;

const text = (form: keyof typeof forms) => ({type: 'string', format: form, description: forms[form][1]});

const number = (minimum: number, maximum: number, description: string) => ({
  type: 'number',
  minimum,
  maximum,
  description,
});

const record = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const formats = Object.fromEntries(Object.entries(forms).map(([form, [pattern]]) => [form, pattern]));

const isValid = new Ajv({allErrors: true, verbose: true, formats}).compile(
  record({
    product: text('name'),
    company: text('name'),
    tagline: text('name'),
    siteUrl: text('site'),
    host: text('host'),
    supportEmail: text('email'),
    securityEmail: text('email'),
    copyrightYear: {...number(1900, 2999, 'a year, such as 2026'), multipleOf: 1},
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
      description: 'without any, take the column out of settings/menus.ts',
    },
    images: record({
      logo: text('image'),
      logoDark: text('image'),
      wordmark: text('image'),
      wordmarkDark: text('image'),
      favicon: text('image'),
      socialCard: text('image'),
    }),
    colour: record({hue: number(0, 360, 'degrees, OKLCH'), chroma: number(0, 0.4, 'OKLCH')}),
  }),
);

/** Images of a valid brand that are not there: pages would show a gap, and the build says nothing. */
const missingImages = (images: Record<string, string>) =>
  Object.entries(images)
    .filter(([, file]) => !existsSync(`static/${file}`))
    .map(([key, file]) => ({
      path: ['images', key],
      message: `there is no static/${file}; add it, or name another file`,
    }));

/**
 * What is wrong in a brand.
 * @param values the brand, of any shape
 * @param source text of the file that it stands in, for the lines
 * @returns a sentence each, with file and line
 */
export function brandMistakes(values: unknown, source: string): string[] {
  const mistakes = isValid(values) ? missingImages((values as typeof brand).images) : explain(isValid.errors ?? []);
  return mistakes.map(({path, message}) => {
    const key = path.filter((part) => !/^\d+$/.test(part)).at(-1);
    const before = source.slice(0, key ? Math.max(0, source.search(new RegExp(`\\b${key}(:| =)`))) : 0);
    const line = before.split('\n').length;
    return `${brandFile}:${line}: brand${formatPath(path).slice(1)}: ${message}.`;
  });
}

const found = brandMistakes(brand, readFileSync(brandFile, 'utf8'));
if (found.length > 0) {
  throw new Error(`The brand is not valid.\n${found.join('\n')}`);
}
