/** Keys and positions that lead to a value inside a JSON document. */
export type JsonPath = readonly (string | number)[];

/** The value at a path of a JSON value; undefined if there is none. */
export function valueAtPath(value: unknown, path: JsonPath): unknown {
  let current = value;
  for (const step of path) current = valueBelow(current, step);
  return current;
}

/** The value under a key or at a position of a JSON value; undefined if there is none. */
export function valueBelow(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return (value as Readonly<Record<string | number, unknown>>)[step];
}

/** The texts in a value, with their paths. */
export function listTexts(
  value: unknown,
  path: JsonPath = [],
): readonly { readonly path: JsonPath; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    listTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A path as a note writes it, after the last key of a place was renamed; the same path for what is not there. */
export function renameInPath(path: string, place: JsonPath, key: string): string {
  const start = place.join('.');
  if (!`${path}.`.startsWith(`${start}.`)) return path;
  return [...place.slice(0, -1), key].join('.') + path.slice(start.length);
}
