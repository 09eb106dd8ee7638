import { useSyncExternalStore } from 'react';
import { isScrolled } from '../../domain/scroll-state.ts';

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/**
 * Whether the page is scrolled beyond the header's threshold; unknown while the page is not live. Spec §4 Header.
 */
export function useScrolled(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    onScroll,
    () => isScrolled(window.scrollY),
    () => undefined,
  );
}
