const KEY = 'desk-window';

/**
 * The id of this window, which outlives a reload. It lies in the storage only while the page is being left: a duplicated
 * tab has a copy of the storage, and is another window.
 */
export function windowId(storage: Storage): string {
  const id = storage.getItem(KEY) ?? crypto.randomUUID();
  storage.removeItem(KEY);
  window.addEventListener('pagehide', () => storage.setItem(KEY, id));
  return id;
}
