/**
 * The brand: everything that contains the name of the product, its maker, or one of its hosts. To rebrand the site,
 * edit this file and replace the images it points to.
 */
const host = 'example.com';
const repository = `https://git.${host}/slatework/documentation`;

export const brand = {
  /** Product name, as readers see it. */
  product: 'Slatework',
  /** Legal name of the company, for the copyright line. */
  company: 'Slatework, Inc.',
  /** One line under the product name on the home page and in social previews. */
  tagline: 'Learn it, run it, build on it',
  /**
   * Languages in which the product's own screens exist. Articles in the others give the English label of a button or
   * field at its first mention.
   */
  screenLanguages: ['en'] as readonly string[],
  /** Address of this site, without a path. */
  siteUrl: `https://docs.${host}`,
  /** Domain of the example hosts in articles. */
  host,
  supportEmail: `support@${host}`,
  /** Where to report vulnerabilities; also in `/.well-known/security.txt` and SECURITY.md. */
  securityEmail: `security@${host}`,
  copyrightYear: 2025,
  repository: {
    url: repository,
    /** Prefix of edit links; the path of the file follows. */
    editUrl: `${repository}/edit/main/`,
    /** URL for new issues; `…/choose` offers the forms in `.github/ISSUE_TEMPLATE/`. */
    newIssueUrl: `${repository}/issues/new`,
  },
  links: {
    /** The API reference: a route of this site, or the URL of another one. */
    apiReference: '/swagger/' as string,
    integrationApi: `https://integration-api.${host}/swagger/ui/index`,
    website: `https://www.${host}`,
    status: `https://status.${host}`,
  },
  /** Profiles in the footer: label and address. */
  social: [
    {label: 'Video channel', href: `https://video.${host}/slatework`},
    {label: 'Short posts', href: `https://posts.${host}/slatework`},
    {label: 'Professional network', href: `https://network.${host}/slatework`},
    {label: 'Photos', href: `https://photos.${host}/slatework`},
    {label: 'Social network', href: `https://social.${host}/slatework`},
  ],
  /** Paths below `static/`; the dark variants are for dark backgrounds. */
  images: {
    logo: 'img/logo.svg',
    logoDark: 'img/logo-dark.svg',
    wordmark: 'img/wordmark.svg',
    wordmarkDark: 'img/wordmark-dark.svg',
    favicon: 'img/favicon.svg',
    /** 1200 × 630 pixels. */
    socialCard: 'img/social-card.png',
  },
  /** Hue and chroma (OKLCH) from which `src/css/custom.css` derives every brand color. */
  color: {hue: 258, chroma: 0.17},
} as const;

/** Whether the hosts are still the reserved example hosts, which don't exist. */
export const hasPlaceholderHost = /(^|\.)example\.(com|net|org)$/.test(brand.host);
