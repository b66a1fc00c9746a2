import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG, keyboardFocusedClassName} from '@docusaurus/theme-common/internal';
import SearchMetadata from '@theme/SearchMetadata';
import {brand} from '@site/settings/brand';
import {htmlLang, localeCodes, sourceLocale, type Locale} from '@site/settings/locales';
import {useAddressIn, type PartlyTranslated} from '@site/src/shown-locale';

/** Open Graph wants a territory: `pt_BR`, and `en_US` for `en`. */
function openGraphLocale(locale: Locale): string {
  const {language, region} = new Intl.Locale(htmlLang(locale)).maximize();
  return `${language}_${region}`;
}

/**
 * Ejected because the theme writes canonical and alternate links with the router's paths, which contain spaces where a
 * folder name does. Here they're encoded, as search engines and social networks require, and an article that is shown in
 * English for lack of a translation has the English address. It also has the words with which `src/css/frame.css` ends
 * the name of a link to a new window.
 */
export default function SiteMetadata(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {metadata} = useThemeConfig();
  const addressIn = useAddressIn();
  const {pathname} = useLocation();
  const partlyTranslated = usePluginData('language') as PartlyTranslated;

  const currentLocale = i18n.currentLocale as Locale;
  const locales = partlyTranslated[pathname.replace(siteConfig.baseUrl, '/')] ?? localeCodes;
  const shown = locales.includes(currentLocale) ? currentLocale : sourceLocale;
  const image = `${siteConfig.url}/${brand.images.socialCard}`;
  const newWindow = translate({id: 'link.newWindow', message: '(opens in a new tab)'});

  return (
    <>
      <Head htmlAttributes={{style: `--new-window: ' ${newWindow}'`}}>
        <meta name="twitter:card" content="summary_large_image" />
        <body className={keyboardFocusedClassName} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:url" content={addressIn(shown)} />
        <link rel="canonical" href={addressIn(shown)} />
        {locales.map((locale) => (
          <link key={locale} rel="alternate" href={addressIn(locale)} hrefLang={htmlLang(locale)} />
        ))}
        <link rel="alternate" href={addressIn(sourceLocale)} hrefLang="x-default" />
        <meta property="og:locale" content={openGraphLocale(shown)} />
        {locales
          .filter((locale) => locale !== shown)
          .map((locale) => (
            <meta key={locale} property="og:locale:alternate" content={openGraphLocale(locale)} />
          ))}
        <meta property="og:image" content={image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={`${brand.product}: ${siteConfig.tagline}`} />
      </Head>
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
