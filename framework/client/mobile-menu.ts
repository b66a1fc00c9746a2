import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useTransitionStore} from './transition-store';

/**
 * The sidebar of the open article, which the phone menu shows. It's a store rather than a context, because a context
 * that changes makes React hydrate everything below it at once.
 */

export interface MobileMenu {
  sidebar: PropSidebarItem[];
  /** Path of the open page. */
  path: string;
}

let current: MobileMenu | undefined;
const listeners = new Set<() => void>();

/** @param menu nothing on pages without a sidebar */
export function setMobileMenu(menu: MobileMenu | undefined): void {
  current = menu;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = (): MobileMenu | undefined => current;

export const useMobileMenu = (): MobileMenu | undefined => useTransitionStore(subscribe, read, undefined);
