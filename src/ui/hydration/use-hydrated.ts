import { useSyncExternalStore } from 'react';

/** False while prerendering and hydrating, where both must agree; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Nothing changes after hydration. */
function subscribe(): () => void {
  return () => {};
}
