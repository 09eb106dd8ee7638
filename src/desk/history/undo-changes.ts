import type { Place } from '../form/field.ts';
import { compareTexts, compareValues, parseJson } from '../store/compare-values.ts';
import { moveNotes, NOTES, notePlaces } from '../store/confirm-value.ts';
import {
  applyToDocuments,
  type DeskDocument,
  type Documents,
  isBroken,
  readDocument,
} from '../store/documents.ts';
import { mergeValues } from '../store/merge-values.ts';
import {
  invert,
  isApplicable,
  isObject,
  isSame,
  type Json,
  type Operation,
  splitPath,
  valueAt,
} from '../store/operation.ts';

/** The operations that undo changes. */
export interface UndoResult {
  readonly operations: readonly Operation[];
  /** Places that were changed later, and keep their values. */
  readonly skipped: readonly Place[];
  /** Files that are no JSON, or were none then: they stay as they are. */
  readonly unreadable: readonly string[];
  /** Files that were no JSON then: they are brought back as they were once they were repaired. */
  readonly repaired?: readonly string[];
}

/** Files that are no JSON at a point of the history, with their texts there. */
type BrokenTexts = Map<string, string>;

/**
 * Finds the documents before some operations. One that no longer fits, since its place has changed, is skipped.
 *
 * @param operations oldest first
 * @param broken gets the files that would be no JSON: their documents stay as they are, so that changes before can be found
 */
export function revert(
  documents: Documents,
  operations: readonly Operation[],
  broken?: BrokenTexts,
): { readonly documents: Documents; readonly skipped: readonly Place[] } {
  const before = new Map(documents);
  const skipped: Place[] = [];
  for (const operation of operations.toReversed())
    for (const part of splitUnlessFitting(before.get(operation.file), operation)) {
      const inverse = invert(part);
      if (broken && staysReadable(before, inverse, broken)) continue;
      if (fits(before.get(part.file), inverse)) {
        applyToDocuments(before, inverse);
        broken?.delete(part.file);
      } else skipped.push({ file: part.file, path: part.kind === 'file' ? [] : part.path });
    }
  return { documents: before, skipped };
}

/** Passes over the text of a file that is no JSON; the file is replaced once it was JSON before. */
function staysReadable(
  documents: Map<string, DeskDocument>,
  operation: Operation,
  broken: BrokenTexts,
): boolean {
  if (operation.kind !== 'file') return false;
  const { file, before, after } = operation;
  const wasBroken = before !== undefined && broken.get(file) === before;
  if (!wasBroken && (isBroken(documents.get(file)) || !fits(documents.get(file), operation))) return false;
  if (after !== undefined && isBroken(readDocument({ path: file, text: after }))) broken.set(file, after);
  else if (wasBroken) {
    broken.delete(file);
    applyToDocuments(documents, operation);
  } else return false;
  return true;
}

/** A file that somebody else has changed meanwhile, too, is undone value by value. Latest part first. */
function splitUnlessFitting(document: DeskDocument | undefined, operation: Operation): readonly Operation[] {
  if (operation.kind !== 'file' || fits(document, invert(operation))) return [operation];
  return compareTexts(operation.file, operation.before, operation.after).toReversed();
}

function fits(document: DeskDocument | undefined, operation: Operation): boolean {
  const isThere = document?.value !== undefined;
  if (operation.kind !== 'file') return isThere && isApplicable(document.value, operation);
  const { file, before } = operation;
  return isThere ? isSameWithoutEmpty(document.value, parseJson(file, before)) : document?.text === before;
}

/** Compares without empty objects: one that was added to hold a value stays when the value is undone. */
export function isSameWithoutEmpty(left: Json | undefined, right: Json | undefined): boolean {
  return isSame(withoutEmpty(left), withoutEmpty(right));
}

function withoutEmpty(value: Json | undefined): Json | undefined {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, own]) => [key, withoutEmpty(own) ?? null] as const);
  return Object.fromEntries(entries.filter(([, own]) => !isSame(own, {})));
}

/**
 * Undoes some changes and keeps later ones: a three-way merge per file, whose base is the document right after the undone
 * changes. Where both changed the same place, the later change stays.
 *
 * @param undone oldest first
 * @param later all changes since, oldest first
 */
export function undoChanges(
  now: Documents,
  undone: readonly Operation[],
  later: readonly Operation[],
): UndoResult {
  const broken: BrokenTexts = new Map();
  const { documents: bases } = revert(now, later, broken);
  const wasBroken = new Set(broken.keys());
  const { documents: goals, skipped: changed } = revert(bases, undone, broken);
  const files = changedFiles(undone);
  const isBrokenSince = (file: string): boolean =>
    isBroken(now.get(file)) && now.get(file)?.text !== bases.get(file)?.text;
  const unreadable = files.filter(
    (file) => wasBroken.has(file) || broken.has(file) || isBroken(goals.get(file)) || isBrokenSince(file),
  );
  const readable = files.filter((file) => !unreadable.includes(file));
  const skipped = changed.filter(({ file }) => readable.includes(file));
  const operations = readable.flatMap((file): readonly Operation[] => {
    const [current, base, goal] = [now.get(file), bases.get(file), goals.get(file)];
    if (current?.value !== undefined && base?.value !== undefined && goal?.value !== undefined) {
      const moves = later.filter((operation) => operation.file === file);
      const merged = mergeValues(
        moveNotes(base.value, moves),
        moveNotes(goal.value, moves),
        current.value,
        ({ path }) => {
          skipped.push({ file, path });
          return 'theirs';
        },
      );
      return compareValues(file, current.value, withoutStrayNotes(merged, goal.value, current.value, moves));
    }
    if (current?.text === base?.text && isSame(current?.value, base?.value))
      return compareTexts(file, current?.text, goal?.text);
    skipped.push({ file, path: [] });
    return [];
  });
  return { operations, skipped, unreadable };
}

/** Leaves out notes that would come back without the values that they were about. */
function withoutStrayNotes(
  merged: Json | undefined,
  goal: Json,
  now: Json,
  moves: readonly Operation[],
): Json | undefined {
  const notes = valueAt(merged, [NOTES]);
  if (!isObject(merged) || !isObject(notes)) return merged;
  const before = notePlaces(goal, moves);
  const kept = Object.entries(notes).filter(([place]) => {
    const value = valueAt(merged, splitPath(place));
    const isThere = valueAt(now, [NOTES, place]) !== undefined || isObject(value);
    return isThere || isSame(value, valueAt(goal, splitPath(before.get(place) ?? place)));
  });
  const { [NOTES]: _, ...others } = merged;
  return kept.length === 0 ? others : { ...merged, [NOTES]: Object.fromEntries(kept) };
}

/**
 * Restores all files to their state before some changes.
 *
 * @param changes all changes up to `now`, oldest first
 */
export function restoreBefore(now: Documents, changes: readonly Operation[]): UndoResult {
  const broken: BrokenTexts = new Map();
  const { documents: goals, skipped } = revert(now, changes, broken);
  const files = changedFiles(changes);
  const unreadable = files.filter((file) => isBroken(goals.get(file)));
  const readable = files.filter((file) => !unreadable.includes(file));
  const operations = readable.flatMap((file) => {
    const [current, goal] = [now.get(file), goals.get(file)];
    return current?.value !== undefined && goal?.value !== undefined
      ? compareValues(file, current.value, goal.value)
      : compareTexts(file, current?.text, goal?.text);
  });
  return {
    operations,
    skipped: skipped.filter(({ file }) => readable.includes(file)),
    unreadable,
    repaired: [...broken.keys()],
  };
}

function changedFiles(operations: readonly Operation[]): readonly string[] {
  return [...new Set(operations.map(({ file }) => file))];
}
