import type {ReactNode} from 'react';
import {useDocsVersionCandidates, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';

const folderOf = (path: string): string => path.toLowerCase().replace(/\/?$/, '/');

/** @returns path of the sidebar home nearest above the page, if any */
function useOpenHome(docsPluginId: string | undefined): string | undefined {
  const {pathname} = useLocation();
  const [version] = useDocsVersionCandidates(docsPluginId);
  const homes = Object.values(version.sidebars ?? {}).flatMap(({link}) => link?.path ?? []);
  const around = homes.filter((home) => folderOf(pathname).startsWith(folderOf(home)));
  return around.sort((a, b) => b.length - a.length)[0];
}

/**
 * Ejected because the theme's item finds out by a table of all articles whether its sidebar is open, and `framework/build/docs.ts`
 * leaves that table out. Here, each sidebar begins with its home, and the page belongs to the nearest home above it.
 */
export default function DocSidebarNavbarItem({sidebarId, label, docsPluginId, ...props}: Props): ReactNode {
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const openHome = useOpenHome(docsPluginId);
  if (!link) {
    throw new Error(`settings/menus.ts: the sidebar "${sidebarId}" has no article to link to. See sidebars.ts.`);
  }
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => link.path === openHome}
      label={label ?? link.label}
      to={link.path}
    />
  );
}
