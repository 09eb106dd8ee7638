import { useEffect, useSyncExternalStore } from 'react';

/** The chat of what is shown, where that is more than the page begins with. */
let shown: string | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(href: string | undefined): void {
  shown = href;
  for (const listener of listeners) listener();
}

/** Has the header's chat say what the page says, as long as that is there. */
export function usePageChat(href: string): void {
  useEffect(() => {
    show(href);
    return () => show(undefined);
  }, [href]);
}

/** @param first what is said until the page says more */
export function useShownChat(first: string): string {
  return useSyncExternalStore(
    listen,
    () => shown ?? first,
    () => first,
  );
}
