/** Keys and positions that lead to a value inside a JSON document. */
export type JsonPath = readonly (string | number)[];

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
