/**
 * A service worker in place of one that is no longer wanted: it empties what that one kept, and goes. Pages that are
 * open stay as they are. Also what the development server answers, so that a worker of the published site does not
 * live on where it was looked at under the same address.
 */
export const RETIRED_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;
