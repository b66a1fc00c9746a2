import type {LoadContext, MarkdownConfig, Plugin} from '@docusaurus/types';
import {brand} from '../../src/brand';
import {brandPattern} from './pattern';

/**
 * Fills the brand into what authors and translators write, so that the whole site can be renamed in
 * `src/brand.ts`: `{{product}}` in articles and front matter (the Markdown hooks), and in sidebar labels,
 * menus and interface strings (a loader on the data that Docusaurus generates for the browser).
 */

/** What may stand between double braces, and what it becomes. */
export const brandVariables: Readonly<Record<string, string>> = {
  product: brand.product,
  company: brand.company,
  host: brand.host,
  copyrightYear: String(brand.copyrightYear),
  supportEmail: brand.supportEmail,
  siteUrl: brand.siteUrl,
  repositoryUrl: brand.repository.url,
  apiReferenceUrl: brand.links.apiReference,
  integrationApiUrl: brand.links.integrationApi,
  websiteUrl: brand.links.website,
  statusUrl: brand.links.status,
};

/**
 * Replaces each `{{name}}` by the brand's value; `\{{name}}` stays as `{{name}}`, for articles that explain the
 * syntax. Only names that begin with a lower-case letter count, so that `{{NewGuid}}` in a sample is left alone.
 * @param text what an author wrote
 * @param file path named in the error
 * @throws Error with file and line when a name is not in the brand
 */
export function fillBrand(text: string, file: string): string {
  return text.replace(brandPattern, (match, escape: string, name: string, offset: number) => {
    if (escape) {
      return match.slice(1);
    }
    const value = brandVariables[name];
    if (value === undefined) {
      const line = text.slice(0, offset).split('\n').length;
      throw new Error(
        `${file}:${line}: unknown variable ${match}. Known are ${Object.keys(brandVariables).join(', ')} ` +
          `(plugins/brand); write \\${match} to show the braces themselves.`,
      );
    }
    return value;
  });
}

/** As {@link fillBrand}, for every text in front matter. */
export function fillDeep(value: unknown, file: string): unknown {
  if (typeof value === 'string') {
    return fillBrand(value, file);
  }
  if (Array.isArray(value)) {
    return value.map((item) => fillDeep(item, file));
  }
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillDeep(item, file)]));
  }
  return value;
}

/** The `markdown` hooks of the site's configuration that fill the brand into articles. */
export const brandMarkdown = {
  preprocessor: ({fileContent, filePath}) => fillBrand(fileContent, filePath),
  parseFrontMatter: async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    return {
      frontMatter: fillDeep(parsed.frontMatter, params.filePath) as Record<string, unknown>,
      content: fillBrand(parsed.content, params.filePath),
    };
  },
} satisfies Partial<MarkdownConfig>;

/** Docusaurus plugin that fills the brand into the generated site data (labels, menus, interface strings). */
export default function brandPlugin(context: LoadContext): Plugin {
  return {
    name: 'brand',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.(json|mjs|js)$/,
            include: context.generatedFilesDir,
            enforce: 'pre',
            loader: require.resolve('string-replace-loader'),
            options: {
              multiple: Object.entries(brandVariables).map(([name, value]) => ({
                search: `\\{\\{${name}\\}\\}`,
                replace: JSON.stringify(value).slice(1, -1),
                flags: 'g',
              })),
            },
          },
        ],
      },
    }),
  };
}
