import type {ReactNode} from 'react';

/** Renders nothing: `Navbar` fills the phone menu with the sidebar, and `DocRoot/Layout` says which. */
export default function DocSidebarMobile(): ReactNode {
  return null;
}
