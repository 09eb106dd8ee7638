import { startTransition, useEffect, useState } from 'react';
import { isScrolled } from './scroll-state.ts';

/**
 * Whether the page is scrolled beyond the header's threshold; unknown while the page is not live.
 */
export function useScrolled(): boolean | undefined {
  const [scrolled, setScrolled] = useState<boolean>();
  useEffect(() => {
    const follow = () => setScrolled(isScrolled(window.scrollY));
    startTransition(follow);
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return scrolled;
}
