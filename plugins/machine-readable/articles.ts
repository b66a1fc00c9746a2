import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {brand} from '../../settings/brand';
import type {Locale} from '../../settings/locales';
import {twinPath} from '../../src/article-paths';
import {placeOf} from '../../articles/files';
import {isKind, kindNames, type KindName} from '../../articles/kinds';
import {located} from '../../articles/problem';

/** Collects the article data that the outputs for tools need from the docs plugin, for one language. */

export interface PublishedArticle {
  /** Id in the docs plugin and in sidebars. */
  id: string;
  /** Path below `docs/`, or below the folder of its version. */
  article: string;
  /** File with its text; the English one if there is no translation. */
  file: string;
  locale: Locale;
  /** Without the language. */
  route: string;
  url: string;
  /** Path of the twin, from the root of the site. */
  twin: string;
  title: string;
  description: string;
  kind: KindName;
  audience: string[];
  /** Day of the last change, if the history is available. */
  updated?: string;
  translation?: 'stale' | 'missing';
}

/** Address of a page, with spaces encoded. */
export const addressOf = (pathname: string): string => encodeURI(brand.siteUrl + pathname);

/**
 * The versions of the articles: today's, then the released ones.
 * @throws Error when the site has no docs plugin
 */
export function versionsOf(plugins: LoadedPlugin[]): [LoadedVersion, ...LoadedVersion[]] {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  const [today, ...released] = (docs?.content as LoadedContent | undefined)?.loadedVersions ?? [];
  if (!today) {
    throw new Error('plugins/machine-readable finds no articles: the docs plugin has loaded none.');
  }
  return [today, ...released];
}

function publish(doc: LoadedVersion['docs'][number], locale: Locale, prefix: string): PublishedArticle {
  const {id, title, description, permalink, source, lastUpdatedAt} = doc;
  const {kind, audience, translation: state} = doc.frontMatter as Record<string, unknown>;
  const file = source.replace('@site/', '');
  if (!isKind(kind)) {
    throw located(`the front matter has no kind; write one of ${kindNames.join(', ')}.`, file);
  }
  const place = placeOf(file)!;
  const route = permalink.slice(prefix.length);
  const translation = locale !== place.locale ? 'missing' : state === 'stale' ? 'stale' : undefined;
  return {
    id,
    article: place.article,
    file,
    locale,
    route,
    url: addressOf(permalink),
    twin: twinPath(permalink),
    title,
    description,
    kind,
    audience: (audience as string[] | undefined) ?? [],
    updated: lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : undefined,
    translation,
  };
}

/** @param prefix of the routes in this build; empty in a build of a single language */
export const publishedArticles = ({docs}: LoadedVersion, locale: Locale, prefix: string): PublishedArticle[] =>
  docs.map((doc) => publish(doc, locale, prefix)).sort((a, b) => (a.route < b.route ? -1 : 1));
