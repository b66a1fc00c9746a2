import {readText} from '../../lib/files';
import {groupBy} from '../../lib/group';
import {localeOf} from '../../articles/files';
import {formatProblem, type Problem} from '../../articles/problem';
import type {CheckArguments, CheckReport} from '../report';
import {asArticles, translations} from '../../plugins/api-reference/messages';
import {checkImage} from './images';
import {hints} from './hints';
import {checkLocale} from './locale';
import {checkNames} from './names';
import {checkPublished} from './published';
import {baseOfChanges, selectFiles} from './select';

/**
 * Checks articles and images: Markdown, spelling, shape, wording, links, safety; and addresses, unless files are listed.
 * Articles that haven't changed since the last check come from the cache.
 * @throws Error when a listed file is not an article, or a dictionary can't be read
 */
export async function checkContent(given: CheckArguments): Promise<CheckReport> {
  const {articles, images} = selectFiles(given);
  const messages = (given.files?.length ? [] : translations).map((each) => asArticles(each).translation);
  const texts = [
    ...articles.map((file) => ({file, text: readText(file)})),
    ...messages.map(({file, mdx: text}) => ({file, text})),
  ];
  const problems: Problem[] = images
    .flatMap((file) => checkImage(file))
    .concat(checkNames(), given.files?.length ? [] : checkPublished());
  for (const [locale, own] of groupBy(texts, ({file}) => localeOf(file))) {
    problems.push(...(await checkLocale(locale, own)));
  }
  return {
    checked: `${articles.length} articles, ${images.length} images`,
    problems: problems.map(formatProblem),
    hints: hints(baseOfChanges(), articles),
  };
}
