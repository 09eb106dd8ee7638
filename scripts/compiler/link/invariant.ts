/** A value whose presence the checks guarantee: its absence is a bug. */
export function invariant<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`"${name}" passed the checks but is not there.`);
  return value;
}

/** The entry of a list with an id whose presence the checks guarantee. */
export function findById<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
): Entry {
  const entry = entries.find((each) => each.id === id);
  return invariant(entry, id);
}

/** The entry of an id whose presence the checks guarantee. */
export function getEntry<Value>(entries: ReadonlyMap<string, Value>, id: string): Value {
  return invariant(entries.get(id), id);
}
