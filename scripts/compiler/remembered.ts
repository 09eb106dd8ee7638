/** A function that makes something once for each thing, and gives the same again as long as that thing is there. */
export function remembered<Thing extends object, Value>(
  make: (thing: Thing) => Value,
): (thing: Thing) => Value {
  // What was made may be undefined.
  const kept = new WeakMap<Thing, { readonly value: Value }>();
  return (thing) => {
    const known = kept.get(thing);
    if (known) return known.value;
    const value = make(thing);
    kept.set(thing, { value });
    return value;
  };
}
