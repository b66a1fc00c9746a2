import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import styles from './styles.module.css';

/** Wrapped to say that the label is a version: "Next" alone reads like a link to the next page. */
export default function DocsVersionDropdownNavbarItemWrapper(props: Props): ReactNode {
  // The phone menu labels a list of several versions "Versions".
  const {length: count} = useVersions(props.docsPluginId);
  const isVersion = !props.mobile || count === 1;
  return (
    <DocsVersionDropdownNavbarItem
      {...props}
      className={clsx(styles.version, props.className)}
      data-prefix={isVersion ? translate({id: 'version.prefix', message: 'Version:'}) : undefined}
    />
  );
}
