import {frontMatterMistakes} from '../../articles/front-matter';
import {formatPath} from '../../lib/explain';
import type {Rule} from './rule';

/** Checks the front matter: titles, labels, and search results are made of it. */

export const descriptionLength = {min: 80, max: 160};

const checkKeys: Rule = ({frontMatter, lineOfKey, locale}) =>
  frontMatterMistakes(frontMatter, locale).map(({path, message}) => ({
    rule: 'front-matter',
    line: lineOfKey(path),
    message: `${path.length > 0 ? `${formatPath(path).slice(2)}: ` : ''}${message}.`,
  }));

const checkDescription: Rule = ({frontMatter: {description}, lineOfKey}) => {
  const {min, max} = descriptionLength;
  const length = typeof description === 'string' ? description.length : min;
  const message = `the description has ${length} characters. Write ${min} to ${max}, so that search results show it whole.`;
  return length < min || length > max ? [{rule: 'description-length', line: lineOfKey(['description']), message}] : [];
};

export const checkFrontMatter: Rule = (subject) => [...checkKeys(subject), ...checkDescription(subject)];
