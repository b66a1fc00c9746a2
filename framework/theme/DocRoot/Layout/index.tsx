import {useEffect, type ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DocRootLayout from '@theme-init/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import {setMobileMenu} from '@site/framework/client/mobile-menu';

/** Wrapped to give the phone menu its sidebar before the sidebar itself is hydrated. */
export default function DocRootLayoutWrapper(props: Props): ReactNode {
  const sidebar = useDocsSidebar()?.items;
  const {pathname: path} = useLocation();
  useEffect(() => {
    setMobileMenu(sidebar && {sidebar, path});
  }, [sidebar, path]);
  // Only when the reader leaves the articles: between two of them, the menu stays as it is.
  useEffect(() => () => setMobileMenu(undefined), []);
  return <DocRootLayout {...props} />;
}
