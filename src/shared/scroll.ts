import { useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType } from 'react-router-dom';

/** Session storage: where entries of the history were left, as JSON, by `entryName`, in pixels from the top. */
const POSITIONS = 'scroll-positions';

/** Key of session storage: the scroll position in another language, which the next document restores once. */
const LANGUAGE = 'language-scroll';

/**
 * Takes a document that is opened again, or in another language, to where it was left. Part of every document, hence
 * short: stored values are trusted, and a failure leaves the page at its top.
 */
export function restoreScroll(): void {
  try {
    const stored = sessionStorage;
    const { key = 'default' } = (history.state ?? {}) as { readonly key?: string };
    const positions = JSON.parse(stored.getItem(POSITIONS) ?? '{}') as Record<string, number>;
    const top = Number(stored.getItem(LANGUAGE) ?? positions[`${key} ${location.pathname}`]);
    stored.removeItem(LANGUAGE);
    // NaN if unknown.
    if (!(top > 0)) return;
    scrollTo({ top, behavior: 'instant' });
  } catch {
    // There is no storage, or nothing valid in it.
  }
}

/** Stores the scroll position for the same page in another language, which is opened next. */
export function storeScroll(): void {
  try {
    sessionStorage.setItem(LANGUAGE, String(window.scrollY));
  } catch {
    // Without storage the page opens at its top.
  }
}

/**
 * New pages open at their top or hash; Back and Forward return to where the page was left.
 *
 * @param type `Pop`: back, forward, or the first page
 */
export function useScrollRestoration(location: Location, type: NavigationType): void {
  const previous = useRef(location);
  const positions = useRef<Map<string, number>>(undefined);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from === location) return;
    const hash = location.hash.slice(1);
    // The browser itself has followed an ordinary link to a hash on the page.
    const isHashLink = from.pathname === location.pathname && hash !== '' && location.key === 'default';
    if (type === NavigationType.Pop) {
      const top = positions.current?.get(entryName(location)) ?? 0;
      if (!isHashLink) window.scrollTo({ top, behavior: 'instant' });
    } else if (hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    else document.getElementById(hash)?.scrollIntoView();
  }, [location, type]);

  useLayoutEffect(() => {
    const known = positions.current ?? readPositions();
    positions.current = known;
    const note = () => known.set(entryName(location), Math.round(window.scrollY));
    // The visitor may have scrolled before this was live.
    note();
    const ended = new AbortController();
    window.addEventListener('scroll', note, { passive: true, signal: ended.signal });
    window.addEventListener('pagehide', () => storePositions(known), ended);
    return () => ended.abort();
  }, [location]);
}

// Every new document calls its first entry the same, so the page's path belongs to the name. See `restoreScroll`.
function entryName({ key, pathname }: Location): string {
  return `${key} ${pathname}`;
}

function readPositions(): Map<string, number> {
  try {
    const text = sessionStorage.getItem(POSITIONS) ?? '{}';
    return new Map(Object.entries(JSON.parse(text) as Record<string, number>));
  } catch {
    return new Map();
  }
}

function storePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(POSITIONS, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Without storage a document that is left and loaded again opens at its top.
  }
}
