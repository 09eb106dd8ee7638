import type { WorkerOrder } from '../../domain/offline.ts';

/** Tells the worker something once it is there; where there is none, as while developing, nobody hears it. */
export async function tellWorker(order: WorkerOrder): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Workers are told without one.
  active?.postMessage(order);
}

/**
 * Has pages kept on the device, to be read without a connection. Nothing is told of how it went.
 *
 * @param urls addresses of pages of this site: the whole list; pages of earlier lists are ordinary visited pages again
 */
export function keepOffline(urls: readonly string[]): void {
  if ('serviceWorker' in navigator) tellWorker({ type: 'keep', urls }).catch(() => undefined);
}
