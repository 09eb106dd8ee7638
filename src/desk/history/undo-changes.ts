import type { Place } from '../form/field.ts';
import { compareTexts, compareValues, parseJson } from '../store/compare-values.ts';
import { applyToDocuments, type DeskDocument, type Documents } from '../store/documents.ts';
import { mergeValues } from '../store/merge-values.ts';
import { invert, isApplicable, isObject, isSame, type Json, type Operation } from '../store/operation.ts';

/** The operations that undo changes, and the places that stay as they are because they have changed since. */
export interface Undoing {
  readonly operations: readonly Operation[];
  readonly left: readonly Place[];
}

/**
 * Takes operations back from documents, the latest first. One that no longer fits, since its place has changed, is
 * skipped.
 *
 * @param operations the oldest first
 * @returns the documents before the operations, and the places of those that were skipped
 */
export function goBack(
  documents: Documents,
  operations: readonly Operation[],
): { readonly documents: Documents; readonly left: readonly Place[] } {
  const before = new Map(documents);
  const left: Place[] = [];
  for (const operation of operations.toReversed()) {
    const inverse = invert(operation);
    if (fits(before.get(operation.file), inverse)) applyToDocuments(before, inverse);
    else left.push({ file: operation.file, path: operation.kind === 'file' ? [] : operation.path });
  }
  return { documents: before, left };
}

function fits(document: DeskDocument | undefined, operation: Operation): boolean {
  const isThere = document?.value !== undefined;
  if (operation.kind !== 'file') return isThere && isApplicable(document.value, operation);
  const { file, before } = operation;
  return isThere ? isAlike(document.value, parseJson(file, before)) : document?.text === before;
}

/**
 * Tells if two values are the same but for empty objects: one that was made for a value in it stays when the value is
 * taken back.
 */
export function isAlike(left: Json | undefined, right: Json | undefined): boolean {
  return isSame(withoutEmpty(left), withoutEmpty(right));
}

function withoutEmpty(value: Json | undefined): Json | undefined {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, own]) => [key, withoutEmpty(own) ?? null] as const);
  return Object.fromEntries(entries.filter(([, own]) => !isSame(own, {})));
}

/**
 * Undoes some changes and keeps those made after them: a three-way merge per file, whose base are the documents right
 * after the undone changes. Where both changed the same place, the later change stays.
 *
 * @param undone the oldest first
 * @param later the changes that were made since, the oldest first
 */
export function undoChanges(
  now: Documents,
  undone: readonly Operation[],
  later: readonly Operation[],
): Undoing {
  const { documents: bases } = goBack(now, later);
  const { documents: goals, left: skipped } = goBack(bases, undone);
  const left = [...skipped];
  const operations = changedFiles(undone).flatMap((file): readonly Operation[] => {
    const [current, base, goal] = [now.get(file), bases.get(file), goals.get(file)];
    if (current?.value !== undefined && base?.value !== undefined && goal?.value !== undefined) {
      const merged = mergeValues(base.value, goal.value, current.value, ({ path }) => {
        left.push({ file, path });
        return 'theirs';
      });
      return compareValues(file, current.value, merged);
    }
    if (current?.text === base?.text && isSame(current?.value, base?.value))
      return compareTexts(file, current?.text, goal?.text);
    left.push({ file, path: [] });
    return [];
  });
  return { operations, left };
}

/**
 * Brings all files back to their state before some changes, the latest of which led to `now`.
 *
 * @param changes the oldest first
 */
export function bringBack(now: Documents, changes: readonly Operation[]): Undoing {
  const { documents: goals, left } = goBack(now, changes);
  const operations = changedFiles(changes).flatMap((file) => {
    const [current, goal] = [now.get(file), goals.get(file)];
    return current?.value !== undefined && goal?.value !== undefined
      ? compareValues(file, current.value, goal.value)
      : compareTexts(file, current?.text, goal?.text);
  });
  return { operations, left };
}

function changedFiles(operations: readonly Operation[]): readonly string[] {
  return [...new Set(operations.map(({ file }) => file))];
}
