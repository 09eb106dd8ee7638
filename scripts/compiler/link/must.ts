/** A value that the checks before have made sure of. Its absence is a bug. */
export function must<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`"${name}" passed the checks but is not there.`);
  return value;
}

/** The entry of an id that the checks before have made sure of. */
export function mustGet<Value>(entries: ReadonlyMap<string, Value>, id: string): Value {
  return must(entries.get(id), id);
}
