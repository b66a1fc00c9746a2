import type {ReactNode} from 'react';

/** Renders nothing: `src/theme/Navbar` fills the phone menu with the sidebar, and `src/theme/DocRoot/Layout` says which. */
export default function DocSidebarMobile(): ReactNode {
  return null;
}
