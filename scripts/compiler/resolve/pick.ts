/** The given fields of an object that are there, read in the given order: fields of texts are looked up when read. */
export function pick<Value extends object, Key extends keyof Value>(
  value: Value,
  ...keys: readonly Key[]
): Pick<Value, Key> {
  const fields = keys.flatMap((key) => {
    const field = value[key];
    return field === undefined ? [] : [[key, field]];
  });
  return Object.fromEntries(fields) as Pick<Value, Key>;
}
