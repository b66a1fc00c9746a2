import type {ReactNode} from 'react';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import {composeProviders} from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';

const Provider = composeProviders([
  ColorModeProvider,
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
]);

/**
 * Ejected to leave out the context of the phone menu, which `Navbar` has for itself: opening the menu changes
 * it, and React would hydrate the whole article before the menu opens.
 */
export default function LayoutProvider({children}: Props): ReactNode {
  return <Provider>{children}</Provider>;
}
