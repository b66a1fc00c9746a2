import type {MouseEvent, ReactNode} from 'react';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

/** Fixes the link on click: the server doesn't know the query and the hash, and hydration doesn't update attributes. */
function keepQueryAndHash({target}: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[lang]');
  if (link) {
    link.search = window.location.search;
    link.hash = window.location.hash;
  }
}

/** Wrapped so that the links to the other languages keep the query and the hash of the address. */
export default function LocaleDropdownNavbarItemWrapper(props: Props): ReactNode {
  return (
    <div style={{display: 'contents'}} onClickCapture={keepQueryAndHash} onAuxClickCapture={keepQueryAndHash}>
      <LocaleDropdownNavbarItem {...props} />
    </div>
  );
}
