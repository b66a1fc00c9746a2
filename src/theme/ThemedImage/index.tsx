import type {ReactNode} from 'react';
import ThemedImage from '@theme-original/ThemedImage';
import type {Props} from '@theme/ThemedImage';

/**
 * Wrapped because pages contain an image for each color mode, and browsers also fetch hidden images unless they're
 * lazy.
 */
export default function ThemedImageWrapper(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
