import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendering and for the first render in the browser, which must agree; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
