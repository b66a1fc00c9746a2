import type {ReactNode} from 'react';
import ThemedImage from '@theme-original/ThemedImage';
import type {Props} from '@theme/ThemedImage';

/**
 * Wrapped because the page holds an image for each color mode, and a browser fetches hidden ones too, unless they are
 * lazy.
 */
export default function ThemedImageWrapper(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
