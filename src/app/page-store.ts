import { use } from 'react';
import type { Messages } from '#generated/messages';
import type { SiteLayout } from '../shared/page-data/layout.ts';
import type { Page } from '../shared/page-data/page.ts';
import type { TourPart } from '../shared/page-data/tour-part.ts';
import { loadScreen } from './screens.tsx';

interface StoredPage {
  /** The visit that asked for it; a later visit tries again what failed. */
  readonly visit: string;
  readonly page?: Page | undefined;
  /** Resolves to undefined if the page cannot be loaded. */
  readonly loading?: Promise<Page | undefined>;
}

const stores = new WeakMap<LanguageModule, Map<string, StoredPage>>();

function findStore(module: LanguageModule): Map<string, StoredPage> {
  const store = stores.get(module) ?? new Map<string, StoredPage>();
  stores.set(module, store);
  return store;
}

/** Data and code of the page at a path. */
async function loadPage(module: LanguageModule, path: string): Promise<Page> {
  const page = await module.loadPageData(path);
  await loadScreen(page.kind);
  return page;
}

/**
 * Loads a page and stores it, so that it can be shown at once.
 *
 * @throws what the loading threw
 */
export async function fetchPage(module: LanguageModule, path: string): Promise<Page> {
  const page = await loadPage(module, path);
  findStore(module).set(path, { visit: '', page });
  return page;
}

/** True if the page at a path can be shown at once. */
export function isFetched(module: LanguageModule, path: string): boolean {
  return findStore(module).get(path)?.page !== undefined;
}

/**
 * The page at a path: at once if it was fetched, else when it is there; nothing if it cannot be loaded.
 *
 * @param visit identifies the visit; a page that failed is tried again by the next
 */
export function usePage(module: LanguageModule, path: string, visit: string): Page | undefined {
  const store = findStore(module);
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

const RELOADED = 'reloaded-for';

/** An address may be loaded as a new document once, and offline only where a worker would answer. */
function mayReload(url: string): boolean {
  try {
    const isAnswered = navigator.onLine || navigator.serviceWorker?.controller;
    if (!isAnswered || sessionStorage.getItem(RELOADED) === url) return false;
    sessionStorage.setItem(RELOADED, url);
    return true;
  } catch {
    return false;
  }
}

/** A language's layout and messages, and loaders of its pages and tours. */
export interface LanguageModule {
  readonly layout: SiteLayout;
  readonly messages: Messages;
  /** The data of the page with that path. */
  readonly loadPageData: (path: string) => Promise<Page>;
  /** A part of the searched tours, from 0. */
  readonly loadTours: (part: number) => Promise<TourPart>;
}
