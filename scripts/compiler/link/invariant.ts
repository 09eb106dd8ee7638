/** A value whose presence the checks guarantee: its absence is a bug. */
export function invariant<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`"${name}" passed the checks but is not there.`);
  return value;
}

/** The entry of an id whose presence the checks guarantee. */
export function getEntry<Value>(entries: ReadonlyMap<string, Value>, id: string): Value {
  return invariant(entries.get(id), id);
}
