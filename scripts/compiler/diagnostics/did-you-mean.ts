import type { Localized } from '../../messages/messages.ts';

/** Longer lists help nobody. */
const MAX_SHOWN = 8;

/**
 * The number of single-character edits (insert, delete, replace, swap neighbours) between two texts.
 *
 * @param limit of a larger number nobody needs to know which it is: infinity stands for it
 */
export function editDistance(left: string, right: string, limit = left.length + right.length): number {
  if (Math.abs(left.length - right.length) > limit) return Number.POSITIVE_INFINITY;
  if (left === right) return 0;
  // What both begin and end with takes no edits: names of a kind often differ in a digit or two.
  const start = sharedStart(left, right);
  const end = sharedEnd(left, right, start);
  const [own, other] = [left.slice(start, left.length - end), right.slice(start, right.length - end)];
  const distance = distanceOf(own, other, limit);
  return distance > limit ? Number.POSITIVE_INFINITY : distance;
}

function sharedStart(left: string, right: string): number {
  let length = 0;
  // Beyond its end a text has no code that would equal another.
  while (left.charCodeAt(length) === right.charCodeAt(length)) length += 1;
  return length;
}

function sharedEnd(left: string, right: string, start: number): number {
  const most = Math.min(left.length, right.length) - start;
  let length = 0;
  while (
    length < most &&
    left.charCodeAt(left.length - 1 - length) === right.charCodeAt(right.length - 1 - length)
  ) {
    length += 1;
  }
  return length;
}

/** The distance, as far as it is within the limit; any larger number where it is not. */
function distanceOf(left: string, right: string, limit: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    // Farther from the diagonal every way takes more edits than the limit.
    const last = Math.min(right.length, row + limit);
    for (let column = Math.max(1, row - limit); column <= last; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) cost = Math.min(cost, at(beforePrevious, column - 2) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    // A swap costs one edit over two rows, no less than a row's least: no way leads back below the limit.
    if (least > limit) return Number.POSITIVE_INFINITY;
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, right.length);
}

/** The known name that was probably meant, if one is close enough; of several the closest, of those the first. */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const wanted = found.toLowerCase();
  const names = known.map((name) => name.toLowerCase());
  const longest = names.reduce((most, { length }) => Math.max(most, length), wanted.length);
  // Very close names are told from others at once: only where there is none is it worth to look closer.
  for (let bound = 1; ; bound *= 2) {
    const index = nearestWithin(wanted, names, bound);
    if (index !== undefined) return known[index];
    if (bound * 3 >= longest) return undefined;
  }
}

/** The place of the nearest name that takes so many edits at most. */
function nearestWithin(wanted: string, names: readonly string[], bound: number): number | undefined {
  let best: number | undefined;
  let most = bound;
  for (const [index, name] of names.entries()) {
    const longer = Math.max(wanted.length, name.length);
    const limit = Math.min(most, Math.max(1, Math.floor(longer / 3)), longer - 1);
    if (limit < 0) continue;
    const distance = editDistance(wanted, name, limit);
    if (distance > limit) continue;
    best = index;
    if (distance === 0) break;
    most = distance - 1;
  }
  return best;
}

/** "Did you mean …?", if a known name is close. It is looked for when somebody reads it. */
export function didYouMean(found: string, known: readonly string[]): Localized<string | undefined> {
  return ({ suggestions }) => {
    const name = nearest(found, known);
    return name === undefined ? undefined : suggestions.meant(name);
  };
}

/** A hint that names the nearest known name, or lists them if they are few; none if neither helps. */
export function suggest(found: string, known: readonly string[]): Localized<string | undefined> {
  const isList = known.length > 0 && known.length <= MAX_SHOWN;
  const meant = didYouMean(found, known);
  return (messages) => meant(messages) ?? (isList ? messages.suggestions.known(known) : undefined);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
