/*
 * Group and hotel class, asked once for a visit. They are kept for the tab, as `writeGroup` writes them: what a family
 * chose last month says nothing of today, and another tab may be for another trip.
 */
const KEY = 'group';

const listeners = new Set<() => void>();

/** What is known of the group; empty: nothing. */
export function rememberedGroup(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    // Where nothing may be stored, it is asked on each page.
    return '';
  }
}

/** Keeps a group for the pages to come; empty: none. */
export function rememberGroup(group: string): void {
  if (group === rememberedGroup()) return;
  try {
    sessionStorage.setItem(KEY, group);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/**
 * Tells of the group whenever another is known.
 *
 * @returns ends it
 */
export function followGroup(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
