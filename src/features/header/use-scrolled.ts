import { useSyncExternalStore } from 'react';
import { isScrolled } from '../../domain/scroll-state.ts';

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled beyond the header's threshold. Spec §4 Header. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => isScrolled(window.scrollY),
    () => false,
  );
}
