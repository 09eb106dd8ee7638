/** A value that was made, be it undefined. */
interface Made {
  readonly value: unknown;
}

/** What functions gave, by what they were asked. */
const kept = new WeakMap<object, WeakMap<object, Made>>();

/** A function that makes something once for each thing, and gives the same again as long as that thing is there. */
export function remembered<Thing extends object, Value>(
  make: (thing: Thing) => Value,
): (thing: Thing) => Value {
  return (thing) => {
    const known = kept.get(make) ?? new WeakMap<object, Made>();
    kept.set(make, known);
    const made = known.get(thing) ?? { value: make(thing) };
    known.set(thing, made);
    // Made by this very function.
    return made.value as Value;
  };
}
