import {useState, type ReactNode} from 'react';
import DocSidebarItemCategory from '@theme-init/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import {earlyCategory} from '@site/framework/early/category';

/** Whether the reader opened the category before React. */
const isOpenEarly = (label: string): boolean =>
  typeof document !== 'undefined' &&
  Array.from(document.querySelectorAll(`[${earlyCategory}]`)).some(({textContent}) => textContent === label);

/**
 * Wrapped to start with the categories open that the reader opened before React. In Safari, the Tab key reaches links only
 * if they have an index, and a closed category is one.
 */
export default function DocSidebarItemCategoryWrapper(props: Props): ReactNode {
  const {item} = props;
  const [isOpen] = useState(() => isOpenEarly(item.label));
  return <DocSidebarItemCategory tabIndex={0} {...props} item={isOpen ? {...item, collapsed: false} : item} />;
}
