import type { Location } from 'react-router-dom';
import { SCROLL_POSITIONS } from './scroll-key.ts';

/** Where each entry of the history was left, in pixels from the top. */
const positions = new Map<string, number>(readPositions());

function readPositions(): readonly (readonly [string, number])[] {
  try {
    return Object.entries(
      JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}') as Record<string, number>,
    );
  } catch {
    return [];
  }
}

/** Keeps the positions for when the visitor comes back to this document. */
export function storePositions(): void {
  try {
    sessionStorage.setItem(SCROLL_POSITIONS, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Without storage a document that is left and loaded again opens at its top.
  }
}

type Entry = Pick<Location, 'key' | 'pathname'>;

// Every new document calls its first entry the same, so the page's address belongs to the name. See `restorePlace`.
const nameOf = ({ key, pathname }: Entry) => `${key} ${pathname}`;

/** Notes where an entry is now. */
export function notePosition(entry: Entry): void {
  positions.set(nameOf(entry), Math.round(window.scrollY));
}

/** Where an entry was left; the top if it was not visited. */
export function positionOf(entry: Entry): number {
  return positions.get(nameOf(entry)) ?? 0;
}

/** Scrolls there at once. */
export function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}
