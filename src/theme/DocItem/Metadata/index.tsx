import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Metadata from '@theme-original/DocItem/Metadata';
import {brand} from '@site/settings/brand';
import {htmlLang} from '@site/settings/locales';
import {sections} from '@site/src/sections';
import {useAddressIn, useShownLocale} from '@site/src/shown-locale';
import {twinPath} from '@site/src/article-paths';

/** Path and name of the article's ancestors that have a page, starting with the site's home. */
function useAncestors(permalink: string): (readonly [path: string, name: string])[] {
  const {withBaseUrl} = useBaseUrlUtils();
  const breadcrumbs = useSidebarBreadcrumbs() ?? [];
  const section = sections().find(({path}) => permalink.startsWith(withBaseUrl(path)));
  return [
    [withBaseUrl('/'), brand.product] as const,
    ...(section ? [[withBaseUrl(section.path), section.label] as const] : []),
    ...breadcrumbs.flatMap(({href, label}) => (href ? [[href, label] as const] : [])),
  ].filter(([path]) => path !== permalink);
}

/** Wrapped to describe the page for tools: a link to its Markdown twin, and JSON-LD for search engines. */
export default function DocItemMetadataWrapper(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const {title_meta: titleInHead} = frontMatter as {title_meta?: string};
  const shownLocale = useShownLocale();
  const addressIn = useAddressIn();
  const addressOf = (path: string) => encodeURI(brand.siteUrl + path);
  const company = {'@type': 'Organization', name: brand.company, url: brand.links.website};
  const pages = [...useAncestors(permalink), [permalink, title] as const];

  const structuredData = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: title,
        description,
        url: addressIn(shownLocale),
        inLanguage: htmlLang(shownLocale),
        image: addressOf(`/${brand.images.socialCard}`),
        ...(lastUpdatedAt && {dateModified: new Date(lastUpdatedAt).toISOString()}),
        author: company,
        publisher: company,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: pages.map(([path, name], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: addressOf(path),
        })),
      },
    ],
  };

  return (
    <>
      <Metadata />
      <PageMetadata title={titleInHead} />
      <Head>
        <link rel="alternate" type="text/markdown" href={encodeURI(twinPath(permalink))} />
        <script type="application/ld+json">{JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>
      </Head>
    </>
  );
}
