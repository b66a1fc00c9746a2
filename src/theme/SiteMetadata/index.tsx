import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG, keyboardFocusedClassName, useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import SearchMetadata from '@theme/SearchMetadata';

/** Open Graph writes `pt_BR` where HTML writes `pt-BR`. */
const openGraphLocale = (htmlLang: string): string => htmlLang.replace('-', '_');

/**
 * Ejected because the theme writes canonical and alternate links with the router's paths, which contain spaces where a
 * folder name does. Here they're encoded, as search engines and social networks require. It also has the words with which
 * `src/css/frame.css` ends the name of a link to a new window.
 */
export default function SiteMetadata(): ReactNode {
  const {
    siteConfig,
    i18n: {currentLocale, defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const {metadata, image} = useThemeConfig();
  const {createUrl} = useAlternatePageUtils();
  const {pathname} = useLocation();

  const newWindow = translate({id: 'link.newWindow', message: '(opens in a new tab)'});
  const canonical = encodeURI(siteConfig.url + pathname);
  const alternate = (locale: string) => encodeURI(createUrl({locale, fullyQualified: true}));
  const otherLocales = Object.entries(localeConfigs).filter(([locale]) => locale !== currentLocale);

  return (
    <>
      <Head htmlAttributes={{style: `--new-window: ' ${newWindow}'`}}>
        <meta name="twitter:card" content="summary_large_image" />
        <body className={keyboardFocusedClassName} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:url" content={canonical} />
        <link rel="canonical" href={canonical} />
        {Object.entries(localeConfigs).map(([locale, {htmlLang}]) => (
          <link key={locale} rel="alternate" href={alternate(locale)} hrefLang={htmlLang} />
        ))}
        <link rel="alternate" href={alternate(defaultLocale)} hrefLang="x-default" />
        <meta property="og:locale" content={openGraphLocale(localeConfigs[currentLocale]!.htmlLang)} />
        {otherLocales.map(([locale, {htmlLang}]) => (
          <meta key={locale} property="og:locale:alternate" content={openGraphLocale(htmlLang)} />
        ))}
      </Head>
      <PageMetadata image={image} />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      {/* In a separate Head, so a page's metadata can override the tags above. */}
      <Head>
        {metadata.map((metadatum) => (
          <meta key={JSON.stringify(metadatum)} {...metadatum} />
        ))}
      </Head>
    </>
  );
}
