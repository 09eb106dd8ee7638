import { StoredText } from '../../shared/value-store.ts';

/**
 * Group and accommodation class as `writeGroup` writes them, asked once for a visit; empty: unknown. They belong to the
 * tab: what a family chose last month says nothing of today, and another tab may be for another trip.
 */
const group = new StoredText('group', () => sessionStorage);

/** The text of the group; empty: nothing is known. */
export const rememberedGroup = group.get;

/** Calls back whenever another group is known; gives what ends that. */
export const followGroup = group.subscribe;

/** Remembers a group for the pages to come; empty: none. */
export function rememberGroup(text: string): void {
  if (text !== group.get()) group.set(text);
}
