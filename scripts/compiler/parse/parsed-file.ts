import { type Node, parseTree } from 'jsonc-parser';
import { normalize } from '../../../schema/composed.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import { memoize } from '../../../schema/memoize.ts';
import type { Location } from '../diagnostics/diagnostic.ts';

/** A file of valid JSON, and the places of everything in it. */
export class ParsedFile {
  #tree: Node | undefined;
  readonly #places: Places;

  /** @param writtenAt the path at which a value is written, if the text has more than the value */
  constructor(
    readonly path: string,
    readonly text: string,
    readonly value: unknown,
    readonly writtenAt: (path: JsonPath) => JsonPath = (place) => place,
  ) {
    this.#places = new Places(path, text);
  }

  /** The place of a value; if it does not exist, that of the nearest value around it. */
  valueAt(path: JsonPath): Location {
    const { nearest } = this.#find(path);
    return this.#locate(nearest, path);
  }

  /** The place of a property's key; for anything else, that of the value. */
  keyAt(path: JsonPath): Location {
    const { nearest, isFound } = this.#find(path);
    const property = isFound && nearest?.parent?.type === 'property' ? nearest.parent : undefined;
    return this.#locate(property?.children?.[0] ?? nearest, path);
  }

  /** The place of a part of a text, in UTF-16 units from its start. */
  partAt(path: JsonPath, index: number, length: number): Location {
    const { nearest } = this.#find(path);
    const start = (nearest?.offset ?? 0) + '"'.length;
    const from = skipCharacters(this.text, start, index);
    return this.#places.at(from, skipCharacters(this.text, from, length) - from, this.writtenAt(path));
  }

  /** A value as it is written; undefined if there is none. */
  sourceAt(path: JsonPath): string | undefined {
    const { nearest, isFound } = this.#find(path);
    return isFound && nearest ? this.text.slice(nearest.offset, nearest.offset + nearest.length) : undefined;
  }

  #locate(node: Node | undefined, path: JsonPath): Location {
    return this.#places.at(node?.offset ?? 0, node?.length ?? 1, this.writtenAt(path));
  }

  /** The value at a path, or the nearest one around it; undefined if the file has no value at all. */
  #find(path: JsonPath): { readonly nearest: Node | undefined; readonly isFound: boolean } {
    // The tree is made when a position is first needed, which is true of few files.
    this.#tree ??= parseTree(this.text);
    let nearest = this.#tree;
    for (const step of this.writtenAt(path)) {
      const child = nearest && childrenByStep(nearest).get(step);
      if (!child) return { nearest, isFound: false };
      nearest = child;
    }
    return { nearest, isFound: nearest !== undefined };
  }
}

/** The offset after a number of characters of a JSON string, whose escapes are longer than one character. */
function skipCharacters(text: string, start: number, count: number): number {
  let end = start;
  for (let skipped = 0; skipped < count; skipped += 1) {
    const isEscape = text[end] === '\\';
    const isNumber = isEscape && text[end + 1] === 'u';
    end += isNumber ? '\\u0000'.length : isEscape ? '\\n'.length : 1;
  }
  return end;
}

/** The values below a value, by keys or positions. */
const childrenByStep = memoize(({ type, children = [] }: Node): ReadonlyMap<string | number, Node> => {
  if (type === 'array') return new Map(children.entries());
  const values = new Map<string | number, Node>();
  for (const { children: [key, value] = [] } of type === 'object' ? children : []) {
    const name = String(key?.value);
    // Of a key that is there twice the first counts. A schema may have composed it.
    for (const form of [name, normalize(name)]) if (value && !values.has(form)) values.set(form, value);
  }
  return values;
});

/** The places in the text of a file. Its lines are counted once, and only if a place is asked for. */
export class Places {
  #starts: readonly number[] | undefined;

  constructor(
    readonly file: string,
    readonly text: string,
  ) {}

  /** The place of an offset, in lines and columns counted from 1. */
  at(offset: number, length: number, path: readonly (string | number)[] = []): Location {
    this.#starts ??= lineStarts(this.text);
    const start = Math.min(Math.max(offset, 0), this.text.length);
    const line = lineAt(this.#starts, start);
    const lineStart = this.#starts[line] ?? 0;
    const lineEnd = (this.#starts[line + 1] ?? this.text.length + 1) - 1;
    return {
      file: this.file,
      line: line + 1,
      column: start - lineStart + 1,
      length: Math.max(1, Math.min(length, lineEnd - start)),
      path: path.join('.'),
    };
  }
}

/** The offsets at which the lines of a text start. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) {
    starts.push(index + 1);
  }
  return starts;
}

/** The last line, counted from 0, that starts at an offset or before it. */
function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
