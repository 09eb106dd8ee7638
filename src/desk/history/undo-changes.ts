import type { Place } from '../form/field.ts';
import { compareTexts, compareValues, parseJson } from '../store/compare-values.ts';
import { applyToDocuments, type DeskDocument, type Documents } from '../store/documents.ts';
import { mergeValues } from '../store/merge-values.ts';
import { invert, isApplicable, isSame, type Operation } from '../store/operation.ts';

/** The operations that undo changes now, and the places that changed since and stay as they are. */
export interface Undoing {
  readonly operations: readonly Operation[];
  readonly left: readonly Place[];
}

/** The documents before operations were carried out, and the places of those that do not fit the documents. */
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
  return isThere ? isSame(document.value, parseJson(file, before)) : document?.text === before;
}

/**
 * Undoes changes that others have followed: what changed since stays.
 *
 * @param later the changes that were made since, the oldest first
 */
export function undoChanges(
  now: Documents,
  undone: readonly Operation[],
  later: readonly Operation[],
): Undoing {
  const { documents: then } = goBack(now, later);
  const { documents: wanted, left: misfits } = goBack(then, undone);
  const left = [...misfits];
  const operations = changedFiles(undone).flatMap((file): readonly Operation[] => {
    const [own, base, goal] = [now.get(file), then.get(file), wanted.get(file)];
    if (own?.value !== undefined && base?.value !== undefined && goal?.value !== undefined) {
      const merged = mergeValues(base.value, goal.value, own.value, ({ path }) => {
        left.push({ file, path });
        return 'theirs';
      });
      return compareValues(file, own.value, merged);
    }
    if (own?.text === base?.text && isSame(own?.value, base?.value))
      return compareTexts(file, own?.text, goal?.text);
    left.push({ file, path: [] });
    return [];
  });
  return { operations, left };
}

/** Brings everything back as it was before changes, the oldest first. */
export function bringBack(now: Documents, changes: readonly Operation[]): Undoing {
  const { documents: then, left } = goBack(now, changes);
  const operations = changedFiles(changes).flatMap((file) => {
    const [own, goal] = [now.get(file), then.get(file)];
    return own?.value !== undefined && goal?.value !== undefined
      ? compareValues(file, own.value, goal.value)
      : compareTexts(file, own?.text, goal?.text);
  });
  return { operations, left };
}

function changedFiles(operations: readonly Operation[]): readonly string[] {
  return [...new Set(operations.map(({ file }) => file))];
}
