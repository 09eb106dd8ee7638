import { readTours, writeTours } from '../../domain/compared-tours.ts';

/*
 * The tours that a visitor keeps, by slug, the last one first. They stay on the device until they are taken away, and
 * all tabs know the same.
 */
const KEY = 'saved-tours';

const listeners = new Set<() => void>();

/** Where nothing may be stored, tours are kept until the document is left. */
let unstored: string | undefined;

/** What is kept, as it is stored; the same text as long as nothing changes. */
export function savedText(): string {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** The tours that are kept; of what is damaged, those that can be read. */
export function savedTours(): readonly string[] {
  return readTours(savedText());
}

/** Keeps a tour, before all others, or keeps it no longer. */
export function saveTour(slug: string, isSaved: boolean): void {
  const others = savedTours().filter((other) => other !== slug);
  const text = writeTours(isSaved ? [slug, ...others] : others);
  try {
    localStorage.setItem(KEY, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

/**
 * Tells of the tours whenever others are kept, in whichever tab; also when the page comes back as it was left.
 *
 * @returns ends it
 */
export function followSaved(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
