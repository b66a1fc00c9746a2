import type {ThemeConfig} from '@docusaurus/preset-classic';
import type sidebars from '../sidebars';
import {brand} from './brand';

const linkTo = (target: string) => (target.startsWith('/') ? {to: target} : {href: target});

/** A navbar link to the first article of a sidebar; the type check rejects unknown sidebars. */
const sidebarLink = (sidebarId: keyof typeof sidebars, label: string, position: 'left' | 'right') => ({
  type: 'docSidebar',
  sidebarId,
  label,
  position,
});

/** The links of the navbar and the footer. Their labels are translated in `i18n/<locale>/`. */
export const navbar: ThemeConfig['navbar'] = {
  title: brand.product,
  hideOnScroll: true,
  logo: {
    alt: '',
    src: brand.images.logo,
    srcDark: brand.images.logoDark,
    width: 32,
    height: 32,
  },
  items: [
    sidebarLink('docs', 'Docs', 'left'),
    sidebarLink('university', 'University', 'left'),
    sidebarLink('status', 'Status', 'right'),
    {...linkTo(brand.links.apiReference), label: 'API', position: 'right'},
    // Never marked as the open section: every article belongs to a version.
    {type: 'docsVersionDropdown', position: 'right', dropdownActiveClassDisabled: true},
    {type: 'localeDropdown', position: 'right'},
  ],
};

export const footer: ThemeConfig['footer'] = {
  logo: {
    alt: brand.product,
    src: brand.images.wordmark,
    srcDark: brand.images.wordmarkDark,
    href: '/',
    height: 28,
    width: 133,
  },
  links: [
    {
      title: 'Documentation',
      items: [
        {label: 'Style guide', to: '/docs/documenting/style-guide'},
        {label: 'Automations', to: '/docs/automations/introduction'},
        {label: 'SDK', to: '/docs/sdk/ui/'},
        {label: 'Client API', to: '/docs/api/client-api'},
        {label: 'Integrations', to: '/docs/integrations'},
        {label: 'HR-Link', to: '/docs/integrations/hr-link'},
        {label: 'University', to: '/docs/university'},
        {label: 'Status', to: '/docs/status'},
      ],
    },
    {
      title: 'Learn more',
      items: [
        {label: 'Integration API', href: brand.links.integrationApi},
        {label: 'Website', href: brand.links.website},
        {label: 'Live status', href: brand.links.status},
      ],
    },
    {title: 'Social media', items: [...brand.social]},
  ],
  copyright: 'Copyright © {{copyrightYear}} {{company}}',
};
