import { useEffect, useSyncExternalStore } from 'react';
import { ValueStore } from './value-store.ts';

/** The chat's message of the shown page, where that is more than the page begins with. */
const shown = new ValueStore<string | undefined>(undefined);

/** Gives the header's chat the page's message, as long as the page is there. */
export function usePageChat(message: string): void {
  useEffect(() => {
    shown.set(message);
    return () => shown.set(undefined);
  }, [message]);
}

/** @param first the message until the page says more */
export function useShownChat(first: string): string {
  return useSyncExternalStore(
    shown.subscribe,
    () => shown.get() ?? first,
    () => first,
  );
}
