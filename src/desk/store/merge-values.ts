import { itemKey, pairItems } from './compare-values.ts';
import { NOTES } from './confirm-value.ts';
import { isObject, isSame, type Json, type Path, valueAt } from './operation.ts';

/** A place that two people changed differently; undefined if there is no value. */
export interface MergeConflict {
  /** In the merged value. */
  readonly path: Path;
  readonly mine?: Json | undefined;
  readonly theirs?: Json | undefined;
}

/** Decides a place that two people have changed differently. */
export type Decide = (conflict: MergeConflict) => 'mine' | 'theirs';

/**
 * Merges two values that were made from a third: keys and items that only one side has changed are taken over, whatever
 * happened beside them.
 */
export function mergeValues(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  decide: Decide,
  path: Path = [],
): Json | undefined {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isObject(mine) && isObject(theirs)) {
    const renamed = new Map([...findRenamed(base, mine, theirs), ...findRenamed(base, theirs, mine)]);
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    for (const old of renamed.values()) keys.delete(old);
    const merged = [...keys].map((key) => {
      const old = renamed.get(key) ?? key;
      const [first, own, other] = [base, mine, theirs].map(
        (value) => valueAt(value, [key]) ?? valueAt(value, [old]),
      );
      if (path.length === 0 && key === NOTES) return [key, mergeNotes(first, own, other, decide)] as const;
      return [key, mergeValues(first, own, other, decide, [...path, key])] as const;
    });
    return Object.fromEntries(merged.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
  }
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(Array.isArray(base) ? base : [], mine, theirs, decide, path);
  return decide({ path, mine, theirs }) === 'mine' ? mine : theirs;
}

/** Merges notes on values to confirm: a file that has none any more has confirmed each of them. */
function mergeNotes(base: Json = {}, mine: Json = {}, theirs: Json = {}, decide: Decide): Json | undefined {
  const merged = mergeValues(base, mine, theirs, decide, [NOTES]);
  return isSame(merged, {}) ? undefined : merged;
}

/** Objects that one side has under another key, as it was: first keys by new ones. */
function findRenamed(
  base: Json | undefined,
  renaming: Readonly<Record<string, Json>>,
  other: Readonly<Record<string, Json>>,
): ReadonlyMap<string, string> {
  if (!isObject(base)) return new Map();
  const fresh = Object.keys(renaming).filter((key) => !Object.hasOwn(base, key));
  return new Map(
    Object.entries(base).flatMap(([old, value]) => {
      if (!isObject(value) || Object.hasOwn(renaming, old)) return [];
      const names = fresh.filter(
        (key) => isSame(renaming[key], value) && Object.hasOwn(other, old) !== Object.hasOwn(other, key),
      );
      return names.length === 1 ? names.map((name) => [name, old] as const) : [];
    }),
  );
}

function mergeLists(
  base: readonly Json[],
  mine: readonly Json[],
  theirs: readonly Json[],
  decide: Decide,
  path: Path,
): Json[] {
  const [own, other] = [followItems(base, mine), followItems(base, theirs)];
  const merged: Json[] = [];
  const add = (value: Json | undefined): void => void (value !== undefined && merged.push(value));
  const addedByOthers = new Map([...other.added.values()].flat().map((item) => [itemKey(item), item]));
  const addedByMe = new Map([...own.added.values()].flat().map((item) => [itemKey(item), item]));
  for (let index = -1; index < base.length; index += 1) {
    const before = base[index];
    if (before !== undefined) {
      const [left, right] = [own.kept.get(index), other.kept.get(index)];
      add(mergeValues(before, left, right, decide, [...path, merged.length]));
    }
    for (const item of other.added.get(index) ?? []) {
      // Both may have added an item with the same id.
      const same = addedByMe.get(itemKey(item));
      add(same === undefined ? item : mergeValues(undefined, same, item, decide, [...path, merged.length]));
    }
    for (const item of own.added.get(index) ?? []) if (!addedByOthers.has(itemKey(item))) add(item);
  }
  return merged;
}

/** Items of a list as they are in a later one, by their positions, and the items that were added after each position. */
function followItems(
  before: readonly Json[],
  after: readonly Json[],
): { readonly kept: ReadonlyMap<number, Json>; readonly added: ReadonlyMap<number, readonly Json[]> } {
  const from = new Map(pairItems(before, after).map(([first, then]) => [then, first]));
  const kept = new Map<number, Json>();
  const added = new Map<number, Json[]>();
  let last = -1;
  for (const [index, item] of after.entries()) {
    const position = from.get(index);
    if (position === undefined) added.set(last, [...(added.get(last) ?? []), item]);
    else {
      last = position;
      kept.set(position, item);
    }
  }
  return { kept, added };
}
