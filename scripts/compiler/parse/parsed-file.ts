import type { Location } from '../diagnostics/diagnostic.ts';
import { childOf, type PlacedValue, type Stretch, wholeValue } from './json-stretches.ts';
import { Places } from './position.ts';

/** A step into a JSON value: a key or a position. */
export type JsonPath = readonly (string | number)[];

/** A file that is sound JSON, and where everything in it stands. */
export class ParsedFile {
  #whole: PlacedValue | undefined;
  readonly #places: Places;

  constructor(
    readonly path: string,
    readonly text: string,
    readonly value: unknown,
  ) {
    this.#places = new Places(path, text);
  }

  /** Where a value stands; if it does not exist, where the nearest value around it stands. */
  valueAt(path: JsonPath): Location {
    return this.#locate(path, (value) => value);
  }

  /** Where the key of a property stands; for anything else, where the value stands. */
  keyAt(path: JsonPath): Location {
    return this.#locate(path, (value) => value.key ?? value);
  }

  /** A value as it is written; undefined if there is none. */
  sourceAt(path: JsonPath): string | undefined {
    const { nearest, isFound } = this.#find(path);
    return isFound ? this.text.slice(nearest?.start, nearest?.end) : undefined;
  }

  #locate(path: JsonPath, pick: (value: PlacedValue) => Stretch): Location {
    const { nearest, isFound } = this.#find(path);
    if (!nearest) return this.#places.at(0, 1, path);
    const { start, end } = isFound ? pick(nearest) : nearest;
    return this.#places.at(start, end - start, path);
  }

  /** The value at a path, or the nearest one around it; undefined if the file has no value at all. */
  #find(path: JsonPath): { readonly nearest: PlacedValue | undefined; readonly isFound: boolean } {
    this.#whole ??= wholeValue(this.text);
    let nearest = this.#whole;
    for (const step of path) {
      const child = nearest && childOf(nearest, step);
      if (!child) return { nearest, isFound: false };
      nearest = child;
    }
    return { nearest, isFound: nearest !== undefined };
  }
}

/** What stands at a path of a JSON value; undefined if nothing does. */
export function valueAtPath(value: unknown, path: JsonPath): unknown {
  let current = value;
  for (const step of path) current = valueBelow(current, step);
  return current;
}

/** What stands under a key or at a position of a JSON value; undefined if nothing does. */
export function valueBelow(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return (value as Readonly<Record<string | number, unknown>>)[step];
}
