import { useMemo, useSyncExternalStore } from 'react';
import { readTours, writeTours } from '../../shared/compared-tours.ts';
import { StoredText } from '../../shared/value-store.ts';

/**
 * The tours that a visitor saves, by slug, the latest first. They stay on the device until they are removed, and are
 * the same in all tabs.
 */
const tours = new StoredText('saved-tours', () => localStorage);

/** The saved tours as they are stored; the same text as long as nothing changes. */
const savedText = tours.get;

/** The saved tours; of a damaged text, those that can be read. */
export function savedTours(): readonly string[] {
  return readTours(savedText());
}

/** Saves a tour, before all others, or removes it. */
export function saveTour(slug: string, isSaved: boolean): void {
  const others = savedTours().filter((other) => other !== slug);
  tours.set(writeTours(isSaved ? [slug, ...others] : others));
}

/**
 * Calls back whenever other tours are saved, in whichever tab; also when the page comes back as it was left.
 *
 * @returns stops following
 */
function followSaved(listener: () => void): () => void {
  const end = tours.subscribe(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    end();
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** The saved tours, the latest first; none while prerendering. */
export function useSaved(): readonly string[] {
  const text = useSyncExternalStore(followSaved, savedText, () => '');
  return useMemo(() => readTours(text), [text]);
}

/**
 * Gives style sheets the number of saved tours as the text `--saved`, unset without any: showing it needs no rendering.
 *
 * @param write a number in the language of the page
 * @returns stops following
 */
export function showSavedCount(write: (count: number) => string): () => void {
  const { style } = document.documentElement;
  function show() {
    const count = savedTours().length;
    if (count > 0) style.setProperty('--saved', JSON.stringify(write(count)));
    else style.removeProperty('--saved');
  }
  show();
  return followSaved(show);
}
