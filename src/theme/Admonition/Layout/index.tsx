import type {ReactNode} from 'react';
import AdmonitionLayout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

/** Wrapped because the browsers' reader mode drops a note's title that isn't in an element of its own. */
export default function AdmonitionLayoutWrapper({title, ...props}: Props): ReactNode {
  return <AdmonitionLayout {...props} title={title && <span>{title}</span>} />;
}
