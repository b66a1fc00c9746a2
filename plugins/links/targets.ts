import {existsSync} from 'node:fs';
import path from 'node:path';
import {unescape} from 'node:querystring';
import {closest} from 'fastest-levenshtein';
import {readEntries} from '../../articles/changelog/entries';
import {articleOf, articleRoute, feedFiles, listArticles, rootFiles, sourceDir} from '../../articles/files';
import {plain} from '../../articles/routes';
import {readSource} from '../../articles/translations/source';
import {filesIn, readText} from '../../lib/files';
import {memoized} from '../../lib/memo';
import {apiDocuments} from '../../settings/api-documents';
import {brand} from '../../settings/brand';
import {loadDocument} from '../api-reference/document';
import {translations} from '../api-reference/messages';
import {partOf} from '../machine-readable/llms';

/** Finds what a link of an article can lead to: articles, their headings, pages, and files. */

/** Files that the build writes, beside those in `static/`. */
const builtFiles = [
  ...apiDocuments.map((name) => `openapi/${name}.postman.json`),
  ...translations.map(({file, locale}) => `${locale}/openapi/${path.basename(file, '.json')}.overlay.yaml`),
  ...listArticles(sourceDir).map(partOf),
  ...['changelog', 'status'].flatMap((folder) => feedFiles.map((name) => `${folder}/${name}`)),
  ...rootFiles,
  '.well-known/security.txt',
];

/** The home page, the theme's search page, and the page of `src/pages/swagger`. */
const pages = ['/', '/search', '/swagger'];

/** The ids that components write, which aren't in the text of the article. */
const componentIds = (text: string): string[] => [
  ...[...text.matchAll(/^<Operations document="([^"]*)" tag="([^"]*)"/gm)].flatMap(([, name, tag]) =>
    apiDocuments
      .filter((document) => document === name)
      .flatMap((document) => loadDocument(document).operations)
      .filter((operation) => operation.tag === tag)
      .map(({operationId}) => operationId),
  ),
  ...(/^<Changelog \/>/m.test(text) ? readEntries().map(({id}) => id) : []),
];

/** Of a file; version 21.0 is a page. */
const ending = /\.[a-z]\w*$/i;

const wordsOf = (name: string) => path.posix.parse(name.toLowerCase()).name.split(/[^\p{L}\d]+/u);

/** The nearest one of those with the same name, because articles move, or with its words, or with the same ending. */
function nearest(wanted: string, known: readonly string[], write = encodeURI): string {
  const {base, ext} = path.posix.parse(wanted);
  const alike = [
    known.filter((name) => path.posix.basename(name) === base),
    known.filter((name) => wordsOf(wanted).every((word) => wordsOf(name).includes(word))),
    known.filter((name) => path.posix.extname(name) === ext),
  ].find(({length}) => length > 0);
  return alike ? ` Did you mean ${write(closest(wanted, alike))}?` : '';
}

/** Keeps what it has read, so ask for a new one after a change. */
export function linkTargets() {
  const articles = listArticles(sourceDir).map((article) => `/${article.replaceAll(path.sep, '/')}`);
  let routes: string[] | undefined;
  let files: string[] | undefined;

  /** An id is the same in all languages. @returns nothing if the article is no MDX, which is reported elsewhere */
  const idsOf = memoized((article: string): string[] | undefined => {
    const file = path.join(sourceDir, article);
    try {
      return [...readSource(file).ids, ...componentIds(readText(file))];
    } catch {
      return undefined;
    }
  });

  function wrongId(article: string, id: string): string | undefined {
    const known = idsOf(article);
    return !known || id === '' || known.includes(unescape(id))
      ? undefined
      : `no heading of ${sourceDir}${article} has the id ${id}.${nearest(id, known, (name) => `#${name}`)}`;
  }

  /** What is wrong with an address in an article, with or without its brand variables filled in, that leads nowhere. */
  return function brokenLink(url: string, file: string): string | undefined {
    const [, written = '', id = ''] = /^([^#]*)#?(.*)$/s.exec(
      url.replace(/^⟦siteUrl⟧/, '').replace(brand.siteUrl, ''),
    )!;
    const isPath = written.startsWith('pathname://');
    const target = unescape(written.replace('pathname://', ''));
    const own = `/${articleOf(file)}`;
    if (target === '') {
      return articles.includes(own) ? wrongId(own, id) : undefined;
    }
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|⟦)/i.test(target)) {
      return undefined;
    }
    if (!isPath && /\.mdx?(?:$|\?)/.test(target)) {
      const meant = path.posix.resolve(path.posix.dirname(own), target);
      return articles.includes(target)
        ? wrongId(target, id)
        : `the link ${url} leads to no article.${nearest(meant, articles)}`;
    }
    const place = plain(target.split('?')[0]!);
    // In the order of the articles, so that the index of a route is that of its article.
    routes ??= [...listArticles(sourceDir).map((article) => articleRoute(article)), ...pages].map(plain);
    const index = routes.indexOf(isPath ? place.replace(/\.md$/, '') : place);
    if (index >= 0) {
      return articles[index] && wrongId(articles[index], id);
    }
    if (ending.test(place)) {
      files ??= [...builtFiles, ...filesIn('static')].map((name) => `/${name}`);
      if (files.includes(place) || (!place.startsWith('/') && existsSync(path.join(path.dirname(file), place)))) {
        return undefined;
      }
    }
    const page = place.replace(/(?:\/index)?\.html$/, '');
    return ending.test(page)
      ? `there is no file ${place}.${nearest(place, files!)}`
      : `the link ${url} leads to no page.${nearest(page, routes)}`;
  };
}
