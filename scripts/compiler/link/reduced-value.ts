import type * as z from 'zod';
import { type JsonPath, valueAtPath } from '../../../schema/json-path.ts';
import { ParsedFile } from '../parse/parsed-file.ts';

/** The notes of a file on values to confirm, by their paths. */
const NOTES = 'unconfirmed';

/** An item of a list that was left out: its list, and its position there. */
interface LeftOut {
  readonly list: JsonPath;
  readonly index: number;
}

/** A JSON value without some of its parts, which knows where the others are written. */
export class ReducedValue {
  readonly value: unknown;
  readonly #leftOut: readonly LeftOut[];

  constructor(value: unknown, leftOut: readonly LeftOut[] = []) {
    this.value = value;
    this.#leftOut = leftOut;
  }

  /** Without the property or item at a path, and the notes on it. */
  without(path: JsonPath): ReducedValue {
    const [list, index] = [path.slice(0, -1), path.at(-1)];
    const leftOut = typeof index === 'number' ? { list, index } : undefined;
    const reduced = withoutPath(this.value, path);
    const notes = valueAtPath(reduced, [NOTES]);
    const value =
      typeof notes === 'object' && notes !== null
        ? { ...Object(reduced), [NOTES]: withoutNotes(notes, path, leftOut) }
        : reduced;
    return new ReducedValue(value, leftOut ? [...this.#leftOut, leftOut] : this.#leftOut);
  }

  /**
   * Without the smallest part around a reference that the schema does not need: the reference itself, else an item of a list
   * that holds it. A list that must not be empty is not left out, since a missing one could mean "all". Undefined if all
   * of them are needed.
   */
  withoutPart(place: JsonPath, schema: z.ZodType): ReducedValue | undefined {
    const around = place.map((_, index) => place.slice(0, index + 1)).toReversed();
    return [place, ...around.filter((path) => typeof path.at(-1) === 'number')]
      .map((path) => this.without(path))
      .find(({ value }) => schema.safeParse(value).success);
  }

  /** The path at which a value is written. */
  originalPath(path: JsonPath): JsonPath {
    const [first, note] = path;
    if (first === NOTES && typeof note === 'string')
      return [NOTES, this.originalPath(steps(note)).join('.'), ...path.slice(2)];
    return this.#leftOut.toReversed().reduce<JsonPath>((place, { list, index }) => {
      const step = stepBelow(place, list);
      return typeof step === 'number' && step >= index ? place.with(list.length, step + 1) : place;
    }, path);
  }

  /** A file with this value, and the positions of the whole file. */
  fileLike({ path, text }: ParsedFile): ParsedFile {
    return new ParsedFile(path, text, this.value, (place) => this.originalPath(place));
  }
}

/** The step of a path below another one; undefined if the path does not lead through it. */
function stepBelow(path: JsonPath, around: JsonPath): string | number | undefined {
  return around.every((step, index) => path[index] === step) ? path[around.length] : undefined;
}

function steps(path: string): JsonPath {
  return path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function withoutPath(value: unknown, [step, ...rest]: JsonPath): unknown {
  if (step === undefined) return value;
  if (Array.isArray(value))
    return rest.length === 0
      ? value.toSpliced(Number(step), 1)
      : value.with(Number(step), withoutPath(value[Number(step)], rest));
  const object: Readonly<Record<string, unknown>> = Object(value);
  if (rest.length > 0) return { ...object, [step]: withoutPath(object[step], rest) };
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== String(step)));
}

/** The notes on values that are left; those on items behind one that was left out move up. */
function withoutNotes(notes: object, gone: JsonPath, leftOut: LeftOut | undefined): object {
  const moved = Object.entries(notes).flatMap(([key, note]) => {
    const path = steps(key);
    if (gone.every((step, index) => path[index] === step)) return [];
    const step = leftOut && stepBelow(path, leftOut.list);
    const isBehind = leftOut && typeof step === 'number' && step > leftOut.index;
    return [[isBehind ? path.with(leftOut.list.length, step - 1).join('.') : key, note] as const];
  });
  return Object.fromEntries(moved);
}
