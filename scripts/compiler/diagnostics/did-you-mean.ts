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
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = new Array<number>(right.length + 1).fill(Number.POSITIVE_INFINITY);
    current[0] = row;
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
  const distance = at(previous, right.length);
  return distance > limit ? Number.POSITIVE_INFINITY : distance;
}

/** The known name that was probably meant, if one is close enough. */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const wanted = found.toLowerCase();
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const name of known) {
    const longer = Math.max(wanted.length, name.length);
    const limit = Math.min(
      Math.max(1, Math.floor(longer / 3)),
      longer - 1,
      (best?.distance ?? Number.POSITIVE_INFINITY) - 1,
    );
    if (limit < 0) continue;
    const distance = editDistance(wanted, name.toLowerCase(), limit);
    if (distance === 0) return name;
    if (distance <= limit) best = { name, distance };
  }
  return best?.name;
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
