import {useEffect, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import NavbarItem from '@theme-original/NavbarItem';
import type {Props} from '@theme/NavbarItem';

/** Reports the item once and renders nothing. */
function FailedItem({item, error}: {item: Props; error: Error}): ReactNode {
  useEffect(() => {
    const problem = "A theme navbar item failed to render and was left out. It's defined in settings/menus.ts:";
    console.error(new Error(`${problem}\n${JSON.stringify(item, null, 2)}`, {cause: error}));
  }, [item, error]);
  return null;
}

/**
 * Wrapped because in the theme, one item that fails in the browser crashes the whole page. Here, the rest of the bar
 * stays, and the console shows the item's configuration and the cause. On the server, the failure stops the build.
 */
export default function NavbarItemWrapper(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={({error}) => <FailedItem item={props} error={error} />}>
      <NavbarItem {...props} />
    </ErrorBoundary>
  );
}
