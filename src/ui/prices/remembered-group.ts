/*
 * Group and accommodation class, asked once for a visit. They are kept for the tab, as `writeGroup` writes them: what a family
 * chose last month says nothing of today, and another tab may be for another trip.
 */
const KEY = 'group';

const listeners = new Set<() => void>();

/** Where nothing may be stored, the group is known until the document is left. */
let unstored = '';

/** What is known of the group; empty: nothing. */
export function rememberedGroup(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return unstored;
  }
}

/** Keeps a group for the pages to come; empty: none. */
export function rememberGroup(group: string): void {
  if (group === rememberedGroup()) return;
  unstored = group;
  try {
    sessionStorage.setItem(KEY, group);
  } catch {
    // See `unstored`.
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
