import { isObject, isSame, type Json, type Operation, type Path, valueAt } from './operation.ts';

/** The operations that lead from one text of a file to another; undefined if there is no file. */
export function compareTexts(
  file: string,
  before: string | undefined,
  after: string | undefined,
): readonly Operation[] {
  if (before === after) return [];
  const whole: Operation = {
    kind: 'file',
    file,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
  const [left, right] = [before, after].map((text) => parseJson(file, text));
  if (left === undefined || right === undefined) return [whole];
  const operations = compareValues(file, left, right);
  // Only the layout differs.
  return operations.length === 0 ? [whole] : operations;
}

/** The value of a JSON file; undefined for other files and for texts that are no JSON. */
export function parseJson(file: string, text: string | undefined): Json | undefined {
  if (text === undefined || !file.endsWith('.json')) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** The operations that lead from one value of a place to another, in the order in which they are carried out. */
export function compareValues(
  file: string,
  before: Json | undefined,
  after: Json | undefined,
  path: Path = [],
): readonly Operation[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      compareValues(file, valueAt(before, [key]), valueAt(after, [key]), [...path, key]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(file, before, after, path);
  return [
    {
      kind: 'set',
      file,
      path,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    },
  ];
}

function compareLists(
  file: string,
  before: readonly Json[],
  after: readonly Json[],
  path: Path,
): readonly Operation[] {
  const moved = findMove(before, after);
  if (moved) return [{ kind: 'move', file, path, ...moved, length: before.length }];
  const pairs = pairItems(before, after);
  const kept = new Set(pairs.map(([from]) => from));
  const known = new Set(pairs.map(([, to]) => to));
  let length = before.length;
  const removals = [...before.entries()]
    .filter(([index]) => !kept.has(index))
    .toReversed()
    .map(([index, value]): Operation => ({ kind: 'remove', file, path, index, length: length--, value }));
  const insertions = [...after.entries()]
    .filter(([index]) => !known.has(index))
    .map(([index, value]): Operation => ({ kind: 'insert', file, path, index, length: length++, value }));
  const inside = pairs.flatMap(([from, to]) => compareValues(file, before[from], after[to], [...path, to]));
  return [...removals, ...insertions, ...inside];
}

/** The positions of the one item that was moved; undefined if anything else differs. */
function findMove(
  before: readonly Json[],
  after: readonly Json[],
): { readonly from: number; readonly to: number } | undefined {
  if (before.length !== after.length) return undefined;
  const differs = (item: Json, index: number): boolean => !isSame(item, after[index]);
  const [first, last] = [before.findIndex(differs), before.findLastIndex(differs)];
  return [
    { from: first, to: last },
    { from: last, to: first },
  ].find(({ from, to }) => {
    const moved = before.toSpliced(from, 1).toSpliced(to, 0, ...before.slice(from, from + 1));
    return isSame(moved, [...after]);
  });
}

/** Positions of an item in two lists. */
type Pair = readonly [from: number, to: number];

/** Pairs the items that are the same or have the same id, in order, and those between them where there are as many. */
export function pairItems(before: readonly Json[], after: readonly Json[]): readonly Pair[] {
  const anchors: readonly Pair[] = [
    ...longestCommon(before.map(itemKey), after.map(itemKey)),
    [before.length, after.length],
  ];
  let [nextFrom, nextTo] = [0, 0];
  const pairs = anchors.flatMap(([from, to]): readonly Pair[] => {
    const [start, other] = [nextFrom, nextTo];
    const gap = from - start === to - other ? from - start : 0;
    [nextFrom, nextTo] = [from + 1, to + 1];
    const between = Array.from({ length: gap }, (_, step): Pair => [start + step, other + step]);
    return [...between.filter(([left, right]) => !areOthers(before[left], after[right])), [from, to]];
  });
  return pairs.slice(0, -1);
}

/** Two items with ids of their own are never the same item. */
function areOthers(left: Json | undefined, right: Json | undefined): boolean {
  const [first, second] = [left, right].map((item) => findText(item, ['id', 'code']));
  return first !== undefined && second !== undefined && first !== second;
}

/** Tells items of lists apart: their id where they have one, else all of them. */
export function itemKey(item: Json): string {
  const id = findText(item, ['id', 'code', 'paxCount']);
  return id === undefined ? JSON.stringify(item) : `id ${id}`;
}

function findText(item: Json | undefined, keys: readonly string[]): string | undefined {
  return keys.map((key) => valueAt(item, [key])).find((value) => typeof value === 'string');
}

/** The longest series of equal keys in both lists. */
function longestCommon(left: readonly string[], right: readonly string[]): readonly Pair[] {
  const width = right.length + 1;
  // Length of the longest series from two positions to the ends.
  const lengths = new Uint32Array((left.length + 1) * width);
  const lengthAt = (from: number, to: number): number => lengths[from * width + to] ?? 0;
  for (let from = left.length - 1; from >= 0; from -= 1)
    for (let to = right.length - 1; to >= 0; to -= 1)
      lengths[from * width + to] =
        left[from] === right[to]
          ? lengthAt(from + 1, to + 1) + 1
          : Math.max(lengthAt(from + 1, to), lengthAt(from, to + 1));
  const pairs: Pair[] = [];
  let [from, to] = [0, 0];
  while (from < left.length && to < right.length) {
    if (left[from] === right[to]) pairs.push([from++, to++]);
    else if (lengthAt(from + 1, to) >= lengthAt(from, to + 1)) from += 1;
    else to += 1;
  }
  return pairs;
}
