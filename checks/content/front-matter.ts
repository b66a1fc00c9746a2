import type {Nodes} from 'mdast';
import {frontMatterMistakes} from '../../articles/front-matter';
import {isJsx} from '../../articles/jsx';
import {inWords} from '../../lib/explain';
import {recordMistakes} from '../../plugins/incidents/schema';
import type {Rule} from './rule';

/** Checks the front matter: titles, labels, and search results are made of it. */

const descriptionLength = {min: 80, max: 160};

/** The record that an incident's components show. */
export const checkRecord: Rule = ({file, frontMatter, nodes, lineOfKey}) => {
  const shows = (node: Nodes) => isJsx(node) && /^Incident(?:Summary|Timeline)$/.test(node.name ?? '');
  const isShown = 'incident' in frontMatter || nodes.some(shows);
  const mistakes = isShown ? recordMistakes(frontMatter, file) : [];
  return mistakes.map((mistake) => ({rule: 'incident', line: lineOfKey(mistake.path), message: inWords(mistake)}));
};

export const checkFrontMatter: Rule = ({frontMatter, lineOfKey, locale}) => {
  const findings = frontMatterMistakes(frontMatter, locale).map((mistake) => ({
    rule: 'front-matter',
    line: lineOfKey(mistake.path),
    message: `${inWords(mistake)}.`,
  }));
  const {min, max} = descriptionLength;
  const length = typeof frontMatter.description === 'string' ? frontMatter.description.length : min;
  const message = `the description has ${length} characters. Write ${min} to ${max}, so that search results show it whole.`;
  const wrongLength = {rule: 'description-length', line: lineOfKey(['description']), message};
  return length < min || length > max ? [...findings, wrongLength] : findings;
};
