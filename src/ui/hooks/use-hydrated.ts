import { startTransition, useEffect, useState } from 'react';
import { isPrerendered } from '../waking/sleep.ts';

/**
 * False while prerendering and for the first render of what is prerendered, which must agree; then true, in slices
 * that let the visitor go first.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(() => !isPrerendered());
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
