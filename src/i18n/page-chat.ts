import { useEffect, useSyncExternalStore } from 'react';

/** What the chat says of what is shown, where that is more than the page begins with. */
let shown: string | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(message: string | undefined): void {
  shown = message;
  for (const listener of listeners) listener();
}

/** Has the header's chat say what the page says, as long as that is there. */
export function usePageChat(message: string): void {
  useEffect(() => {
    show(message);
    return () => show(undefined);
  }, [message]);
}

/** @param first what is said until the page says more */
export function useShownChat(first: string): string {
  return useSyncExternalStore(
    listen,
    () => shown ?? first,
    () => first,
  );
}
