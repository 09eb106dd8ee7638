const KEY = 'reloaded-for';

function alreadyTried(url: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === url) return true;
    sessionStorage.setItem(KEY, url);
    return false;
  } catch {
    return true;
  }
}

/**
 * Loads a page; when that fails, opens its address as a new document, once: after a new release the old
 * files are gone, and the new document names the new ones.
 *
 * @throws what the loading threw, when the browser is offline or the document has been tried before
 */
export async function loadOrReload<Loaded>(url: string, load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || alreadyTried(url)) throw error;
    window.location.assign(url);
    return new Promise<Loaded>(() => {});
  }
}
