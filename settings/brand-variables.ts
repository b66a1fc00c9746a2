import {mapStrings} from '../lib/strings';
import {brand} from './brand';

/** The brand variables of articles, and the functions that replace them. */

/** Matches a brand variable, `{{name}}`, and its escaped form, `\{{name}}`. */
export const brandPattern = /(\\?)\{\{\s*([a-z]\w*)\s*\}\}/g;

/** Maps each variable name to its value. */
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
 * Replaces each `{{name}}` with the brand's value; `\{{name}}` becomes `{{name}}`, for articles that explain the
 * syntax. Only names that start with a lowercase letter count, so `{{NewGuid}}` in a sample is left alone.
 * @param text the author's text
 * @param file path to name in the error
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
        `${file}:${line}: unknown variable ${match}. Known variables: ${Object.keys(brandVariables).join(', ')} ` +
          `(settings/brand-variables.ts); write \\${match} to show the braces themselves.`,
      );
    }
    return value;
  });
}

/** Same as {@link fillBrand}, for every string in a front matter value. */
export const fillDeep = (value: unknown, file: string): unknown => mapStrings(value, (text) => fillBrand(text, file));
