import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {brand} from '../../settings/brand';
import {sourceLocale, type Locale} from '../../settings/locales';
import {twinPath} from '../../src/article-paths';
import {sourceDir, translationOf} from '../../articles/files';
import {isKind, kindNames, type KindName} from '../../articles/kinds';
import {located} from '../../articles/problem';

/** Collects the article data that the outputs for tools need from the docs plugin, for one language. */

export interface PublishedArticle {
  /** Id in the docs plugin and in sidebars. */
  id: string;
  /** Path below `docs/`. */
  article: string;
  /** File with its text; the English one if there is no translation. */
  file: string;
  locale: Locale;
  /** Route without the language. */
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

/** @throws Error when the site has no docs plugin */
export function docsOf(plugins: LoadedPlugin[]): LoadedVersion {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  const [version] = (docs?.content as LoadedContent | undefined)?.loadedVersions ?? [];
  if (!version) {
    throw new Error('plugins/machine-readable finds no articles: the docs plugin has loaded none.');
  }
  return version;
}

function publish(doc: LoadedVersion['docs'][number], locale: Locale, prefix: string): PublishedArticle {
  const {id, title, description, permalink, source, lastUpdatedAt} = doc;
  const {kind, audience, translation: state} = doc.frontMatter as Record<string, unknown>;
  const file = source.replace('@site/', '');
  if (!isKind(kind)) {
    throw located(`the front matter has no kind; write one of ${kindNames.join(', ')}.`, file);
  }
  const translated = translationOf(file);
  const route = permalink.slice(prefix.length);
  const translation = locale !== sourceLocale && !translated ? 'missing' : state === 'stale' ? 'stale' : undefined;
  return {
    id,
    article: translated?.article ?? path.relative(sourceDir, file),
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
