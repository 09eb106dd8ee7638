const KEY = 'reloaded-for';

/** Whether to load an address as a new document: once for each, and never offline. */
export function mayReload(url: string): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(KEY) === url) return false;
    sessionStorage.setItem(KEY, url);
    return true;
  } catch {
    return false;
  }
}
