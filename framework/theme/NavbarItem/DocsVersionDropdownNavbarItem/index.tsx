import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme-init/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import styles from './styles.module.css';

/**
 * Wrapped to say that the label is a version: "Next" alone reads like a link to the next page. A single version links to
 * the open article, which the theme would look for in the table that `framework/build/docs.ts` leaves out.
 */
export default function DocsVersionDropdownNavbarItemWrapper(props: Props): ReactNode {
  const {docsPluginId, mobile} = props;
  const [version, ...others] = useVersions(docsPluginId);
  const isInDocs = useActiveVersion(docsPluginId) !== undefined;
  const {pathname} = useLocation();
  const className = clsx(styles.version, props.className);
  const prefix = translate({id: 'version.prefix', message: 'Version:'});
  return others.length === 0 ? (
    <DefaultNavbarItem
      mobile={mobile}
      className={className}
      data-prefix={prefix}
      label={version!.label}
      to={isInDocs ? pathname : `${version!.path}/`}
      // Every article belongs to a version.
      isActive={() => false}
    />
  ) : (
    // The phone menu labels the list "Versions".
    <DocsVersionDropdownNavbarItem {...props} className={className} data-prefix={mobile ? undefined : prefix} />
  );
}
