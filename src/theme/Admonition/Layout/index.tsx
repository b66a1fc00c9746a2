import type {ReactNode} from 'react';
import clsx from 'clsx';
import AdmonitionLayout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

/** Wrapped for the browsers' reader mode: it drops a title without an element of its own, and short notes with a link. */
export default function AdmonitionLayoutWrapper({title, className, ...props}: Props): ReactNode {
  const name = clsx('article-note', className);
  return <AdmonitionLayout {...props} title={title && <span>{title}</span>} className={name} />;
}
