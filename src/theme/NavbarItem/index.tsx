import {useEffect, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import NavbarItem from '@theme-original/NavbarItem';
import type {Props} from '@theme/NavbarItem';

/** Reports the item that is left out, once. */
function FailedItem({item, error}: {item: Props; error: Error}): ReactNode {
  useEffect(() => {
    console.error(
      new Error(
        `A theme navbar item failed to render; it is left out. It is defined in settings/menus.ts:\n${JSON.stringify(item, null, 2)}`,
        {
          cause: error,
        },
      ),
    );
  }, [item, error]);
  return null;
}

/**
 * Wrapped because one item that fails in a browser takes the whole page with it in the theme. Here the rest of the
 * bar stays, and the console shows the item's configuration and the cause. On the server it stops the build.
 */
export default function NavbarItemWrapper(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={({error}) => <FailedItem item={props} error={error} />}>
      <NavbarItem {...props} />
    </ErrorBoundary>
  );
}
