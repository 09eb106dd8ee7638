const KEY = 'reloaded-for';

/** Whether to load an address as a new document: once for each, and offline only where a worker would answer. */
export function mayReload(url: string): boolean {
  try {
    const isAnswered = navigator.onLine || navigator.serviceWorker?.controller;
    if (!isAnswered || sessionStorage.getItem(KEY) === url) return false;
    sessionStorage.setItem(KEY, url);
    return true;
  } catch {
    return false;
  }
}
