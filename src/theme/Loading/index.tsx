import type {ComponentProps, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import LoadingOriginal from '@theme-original/Loading';
import type Loading from '@theme/Loading';

type Props = ComponentProps<typeof Loading>;

/**
 * Wrapped because the theme reports failures to load a part of a page only in English, and not to screen readers. The
 * loading state is the theme's.
 */
export default function LoadingWrapper(props: Props): ReactNode {
  const {error, retry} = props as {error: Error | null; retry: () => void};
  if (!error) {
    return <LoadingOriginal {...props} />;
  }
  return (
    <div className="container margin-vert--xl">
      <div role="alert" className="alert alert--danger">
        <p>
          <strong>
            <Translate id="loading.failed">This page could not be loaded completely.</Translate>
          </strong>
        </p>
        <p>{String(error)}</p>
        <button type="button" className="button button--danger" onClick={retry}>
          <Translate id="loading.retry">Retry</Translate>
        </button>
      </div>
    </div>
  );
}
