import {memo, Suspense, useLayoutEffect, useRef, type ReactNode} from 'react';
import {createStorageSlot, ThemeClassNames} from '@docusaurus/theme-common';
import DocRootLayoutSidebar from '@theme-init/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import {hiddenSidebarKey} from '@site/framework/early/stored';

const storage = createStorageSlot(hiddenSidebarKey);

function RememberedSidebar(props: Props): ReactNode {
  const {hiddenSidebarContainer, setHiddenSidebarContainer} = props;
  const restoring = useRef(false);

  useLayoutEffect(() => {
    restoring.current = storage.get() === 'true';
    setHiddenSidebarContainer(restoring.current);
    delete document.documentElement.dataset.docsSidebar;
  }, [setHiddenSidebarContainer]);

  useLayoutEffect(() => {
    if (hiddenSidebarContainer && restoring.current) {
      restoring.current = false;
      // The theme shows the expand button at the end of a transition, which doesn't run here.
      document
        .querySelector(`.${ThemeClassNames.docs.docSidebarContainer}`)
        ?.dispatchEvent(new Event('transitionend', {bubbles: true}));
    }
  }, [hiddenSidebarContainer]);

  return (
    <DocRootLayoutSidebar
      {...props}
      setHiddenSidebarContainer={() => {
        storage.set(String(!hiddenSidebarContainer));
        setHiddenSidebarContainer(!hiddenSidebarContainer);
      }}
    />
  );
}

/**
 * Wrapped because the theme forgets a hidden sidebar when the page is reloaded or the reader returns from a page that
 * isn't an article. It hydrates separately, so it responds to clicks before the article is hydrated. `memo` is needed
 * because React hydrates a boundary immediately when it rerenders.
 */
function DocRootLayoutSidebarWrapper(props: Props): ReactNode {
  return (
    <Suspense>
      <RememberedSidebar {...props} />
    </Suspense>
  );
}

export default memo(DocRootLayoutSidebarWrapper);
