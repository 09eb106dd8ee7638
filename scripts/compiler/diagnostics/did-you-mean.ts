import type { Localized } from '../../messages/messages.ts';

/** Longer lists help nobody. */
const MAX_SHOWN = 8;

/** The number of single-character edits (insert, delete, replace, swap neighbours) between two texts. */
export function editDistance(left: string, right: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) cost = Math.min(cost, at(beforePrevious, column - 2) + 1);
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, right.length);
}

/** The known name that was probably meant, if one is close enough. */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const wanted = found.toLowerCase();
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const name of known) {
    const limit = Math.max(1, Math.floor(Math.max(wanted.length, name.length) / 3));
    if (Math.abs(wanted.length - name.length) > limit) continue;
    const distance = editDistance(wanted, name.toLowerCase());
    const isClose = distance <= limit && distance < Math.max(wanted.length, name.length);
    if (isClose && (best === undefined || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}

/** "Did you mean …?", if a known name is close. */
export function didYouMean(found: string, known: readonly string[]): Localized<string | undefined> {
  const name = nearest(found, known);
  return ({ suggestions }) => (name === undefined ? undefined : suggestions.meant(name));
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
