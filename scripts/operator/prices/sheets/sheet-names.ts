/** Spreadsheet programs allow no more. */
const MAX_LENGTH = 31;
/** Taken by Excel for itself. */
const RESERVED = new Set(['history']);

/**
 * A name for the sheet of each table: the table's id, or, where that is too long or would clash with
 * another (programs do not tell `a` from `A`), its beginning with a number behind `~`, which no id contains.
 * The same ids always get the same names.
 */
export function sheetNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(RESERVED);
  const names = new Map<string, string>();
  const isUsable = (name: string): boolean => name.length <= MAX_LENGTH && !taken.has(name.toLowerCase());
  for (const id of ids) {
    let name = id;
    for (let number = 1; !isUsable(name); number += 1) {
      const suffix = `~${number}`;
      name = id.slice(0, MAX_LENGTH - suffix.length) + suffix;
    }
    taken.add(name.toLowerCase());
    names.set(id, name);
  }
  return names;
}
