/** Caches the result of a function for each object, as long as the object exists. */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  // Values may be undefined.
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = make(key);
    known.set(key, { value });
    return value;
  };
}
