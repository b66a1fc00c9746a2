import {sourceLocale} from '../../settings/locales';
import {lineOfKey, type Finding, type Rule} from './rule';

/** Holds the front matter to its keys: title, labels and search results are made of them. */

const requiredKeys = ['title', 'description', 'sidebar_label', 'sidebar_position', 'audience'];
const knownKeys = new Set([
  ...requiredKeys,
  'confirm',
  'slug',
  'incident',
  'faq',
  'hide_table_of_contents',
  'source_hash',
]);
export const audiences = ['user', 'approver', 'manager', 'administrator', 'developer', 'author'] as const;
export const descriptionLength = {min: 80, max: 160};

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What is wrong with the value of a key, if anything. */
function wrongValue(key: string, value: unknown): string | undefined {
  switch (key) {
    case 'title':
    case 'description':
    case 'sidebar_label':
      return isText(value) ? undefined : 'must be a text. Write one behind it.';
    case 'sidebar_position':
      return typeof value === 'number' && value >= 0
        ? undefined
        : 'must be a number. Write the place within the folder.';
    case 'audience': {
      const values: unknown[] = Array.isArray(value) ? value : [];
      const known = values.filter((item) => audiences.some((audience) => audience === item));
      return values.length > 0 && known.length === values.length
        ? undefined
        : `must be a list of ${audiences.join(', ')}. Write, for example, audience: [user].`;
    }
    case 'confirm':
      return Array.isArray(value) && value.every(isText) ? undefined : 'must be a list of texts.';
    default:
      return undefined;
  }
}

export const checkFrontMatter: Rule = ({frontMatter, text, locale}) => {
  const finding = (rule: string, key: string, message: string): Finding => ({
    rule,
    line: lineOfKey(text, key),
    message,
  });
  const missing = requiredKeys
    .filter((key) => !(key in frontMatter))
    .map((key) => finding('front-matter', key, `the key ${key} is missing. Write it between the lines of dashes.`));
  const wrong = Object.entries(frontMatter).flatMap(([key, value]) => {
    if (!knownKeys.has(key)) {
      return [finding('front-matter', key, `the key ${key} is unknown. Write one of ${[...knownKeys].join(', ')}.`)];
    }
    if (key === 'confirm' && locale !== sourceLocale) {
      return [finding('front-matter', key, 'confirm stands in the English article only. Leave it out here.')];
    }
    const message = wrongValue(key, value);
    return message ? [finding('front-matter', key, `${key} ${message}`)] : [];
  });
  const length = isText(frontMatter.description) ? frontMatter.description.length : descriptionLength.min;
  const description =
    length < descriptionLength.min || length > descriptionLength.max
      ? [
          finding(
            'description-length',
            'description',
            `the description has ${length} characters. Write ${descriptionLength.min} to ${descriptionLength.max}, so that search results show it whole.`,
          ),
        ]
      : [];
  return [...missing, ...wrong, ...description];
};
