import { use } from 'react';
import type { Page } from '../domain/page-data/page.ts';
import type { LanguageModule } from './language-module.ts';
import { loadPage } from './load-page.ts';
import { mayReload } from './may-reload.ts';

interface StoredPage {
  /** The visit that asked for it; a later visit tries again what failed. */
  readonly visit: string;
  readonly page?: Page | undefined;
  /** Gives nothing when the page cannot be loaded. */
  readonly loading?: Promise<Page | undefined>;
}

const stores = new WeakMap<LanguageModule, Map<string, StoredPage>>();

function storeOf(module: LanguageModule): Map<string, StoredPage> {
  const store = stores.get(module) ?? new Map<string, StoredPage>();
  stores.set(module, store);
  return store;
}

/**
 * Loads a page and keeps it, so that it can be shown at once.
 *
 * @throws what the loading threw
 */
export async function fetchPage(module: LanguageModule, path: string): Promise<Page> {
  const page = await loadPage(module, path);
  storeOf(module).set(path, { visit: '', page });
  return page;
}

/** Whether the page at a path can be shown at once. */
export function isFetched(module: LanguageModule, path: string): boolean {
  return storeOf(module).get(path)?.page !== undefined;
}

/**
 * The page at a path: at once if it was fetched, else when it is there; nothing if it cannot be loaded.
 *
 * @param visit identifies the visit; a page that failed is tried again by the next
 */
export function usePage(module: LanguageModule, path: string, visit: string): Page | undefined {
  const store = storeOf(module);
  const known = store.get(path);
  if (known?.page || (known && !known.loading && known.visit === visit)) return known.page;
  if (known?.loading) return use(known.loading);
  const loading = visitPage(module, path).then((page) => {
    store.set(path, { visit, page });
    return page;
  });
  store.set(path, { visit, loading });
  return use(loading);
}

/** After a new release the old files are gone: a new document names the new ones. */
async function visitPage(module: LanguageModule, path: string): Promise<Page | undefined> {
  try {
    return await loadPage(module, path);
  } catch (error) {
    if (!mayReload(window.location.href)) {
      console.error(error);
      return undefined;
    }
    window.location.reload();
    return new Promise(() => {});
  }
}
