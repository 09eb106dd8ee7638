import type { DeskFinding } from './api.ts';
import type { Documents } from './documents.ts';
import {
  applyToValue,
  effectiveSteps,
  isObject,
  isSame,
  type Json,
  type Operation,
  type Path,
  type Step,
  splitPath,
  valueAt,
} from './operation.ts';

/** The key of a file's notes on values to confirm; a note has the path of its value, such as `phones.0.number`. */
export const NOTES = 'unconfirmed';

/** Codes of findings that have a button to confirm their value. */
const CODES = new Set(['placeholder.unconfirmed', 'placeholder.sample', 'placeholder.unknown-path']);

/** True if confirming its value removes a finding. */
export function isConfirmable({ code }: { readonly code: string }): boolean {
  return CODES.has(code);
}

/**
 * True if a value cannot be confirmed with others: the unfinished text of a page such as the imprint, or a sample of several
 * parts such as a review, which no line shows whole.
 */
export function needsOwnConfirmation(documents: Documents, { code, file, path }: DeskFinding): boolean {
  const value = valueAt(documents.get(file)?.value, splitPath(path));
  return file.startsWith('pages/') || (code === 'placeholder.sample' && typeof value === 'object');
}

/** The place that a finding is about: a note at the address of a page such as the imprint is about its texts. */
export function findNotedPath({ code, file, path }: Pick<DeskFinding, 'code' | 'file' | 'path'>): Path {
  return isConfirmable({ code }) && file.startsWith('pages/') ? [] : splitPath(path);
}

/** The note on a value that is not confirmed yet; undefined for any other. */
export function unconfirmedNote(document: Json | undefined, place: string): string | undefined {
  const note = valueAt(document, [NOTES, place]);
  return typeof note === 'string' ? note : undefined;
}

/** Confirms values: removes their notes, and `unconfirmed` itself with the last one. */
export function confirmValues(
  documents: Documents,
  places: readonly { readonly file: string; readonly path: string }[],
): readonly Operation[] {
  return [...new Set(places.map(({ file }) => file))].flatMap((file) => {
    const notes = valueAt(documents.get(file)?.value, [NOTES]);
    if (!isObject(notes)) return [];
    const keys = new Set(places.flatMap((place) => (place.file === file ? noteKey(place.path) : [])));
    const left = Object.entries(notes).filter(([key]) => !keys.has(key));
    return changeNotes(file, notes, Object.fromEntries(left));
  });
}

/** Leaves out findings on values that were confirmed since the last check. */
export function selectOpen(documents: Documents, findings: readonly DeskFinding[]): readonly DeskFinding[] {
  const open = findings.filter(
    ({ code, file, path }) =>
      !isConfirmable({ code }) || valueAt(documents.get(file)?.value, [NOTES, noteKey(path)]) !== undefined,
  );
  return open.length < findings.length ? open : findings;
}

/** The key of the note on a value. Where the value is missing, the finding is about the note itself. */
function noteKey(place: string): string {
  return place.startsWith(`${NOTES}.`) ? place.slice(NOTES.length + 1) : place;
}

/**
 * Adds to an edit what it changes in notes: changing a value confirms it, and a note follows its value when the items of a
 * list move.
 */
export function withNotes(documents: Documents, operations: readonly Operation[]): readonly Operation[] {
  const files = new Set(operations.map(({ file }) => file));
  const changes = [...files].flatMap((file) => {
    const before = documents.get(file)?.value;
    const notes = valueAt(before, [NOTES]);
    const own = operations.filter((operation) => operation.file === file);
    if (!isObject(notes) || own.some(({ kind }) => kind === 'file')) return [];
    const after = own.reduce<Json | undefined>(applyToValue, before);
    // The button that confirms changes the notes itself.
    if (!isSame(valueAt(after, [NOTES]), notes)) return [];
    const left = Object.entries(notes).flatMap(([place, note]) => {
      const moved = own.reduce<string | undefined>(movePlace, place);
      const [old, now] = [
        readPlace(before, place),
        moved === undefined ? undefined : readPlace(after, moved),
      ];
      // A note on several values is about all of them: one that was changed does not confirm the others.
      const isOpen = isSame(old, now) || (typeof now === 'object' && now !== null);
      return isOpen && moved !== undefined ? [[moved, note] as const] : [];
    });
    return changeNotes(file, notes, Object.fromEntries(left));
  });
  return [...operations, ...changes];
}

/** The places of a document's notes before operations by those after them. */
export function notePlaces(
  document: Json | undefined,
  operations: readonly Operation[],
): ReadonlyMap<string, string> {
  const places = Object.keys(Object(valueAt(document, [NOTES])));
  return new Map(
    places.flatMap((place) => {
      const moved = operations.reduce<string | undefined>(movePlace, place);
      return moved === undefined ? [] : [[moved, place] as const];
    }),
  );
}

/** A document whose notes have followed their values through operations. */
export function moveNotes(document: Json | undefined, operations: readonly Operation[]): Json | undefined {
  const notes = valueAt(document, [NOTES]);
  if (!isObject(document) || !isObject(notes)) return document;
  const moved = [...notePlaces(document, operations)].map(
    ([place, before]) => [place, notes[before] ?? null] as const,
  );
  return { ...document, [NOTES]: Object.fromEntries(moved) };
}

function changeNotes(file: string, before: Record<string, Json>, after: Record<string, Json>) {
  const own = { kind: 'set', file } as const;
  const gone = Object.entries(before).filter(([place]) => !Object.hasOwn(after, place));
  if (Object.keys(after).length === 0) return [{ ...own, path: [NOTES], before }];
  if (Object.entries(after).every(([place, note]) => before[place] === note))
    return gone.map(([place, note]) => ({ ...own, path: [NOTES, place], before: note }));
  return [{ ...own, path: [NOTES], before, after }];
}

function readPlace(document: Json | undefined, place: string): Json | undefined {
  return valueAt(document, splitPath(place));
}

/** A place in a file after an operation; undefined if it was removed. */
function movePlace(place: string | undefined, operation: Operation): string | undefined {
  if (place === undefined || operation.kind === 'file' || operation.kind === 'set') return place;
  const { path } = operation;
  const own = splitPath(place);
  const index = own[path.length];
  if (typeof index !== 'number' || !isSame([...path], own.slice(0, path.length))) return place;
  const moved = moveIndex(index, operation);
  return moved === undefined ? undefined : own.with(path.length, moved).join('.');
}

function moveIndex(
  index: number,
  operation: Extract<Operation, { readonly kind: 'insert' | 'move' | 'remove' }>,
): number | undefined {
  switch (operation.kind) {
    case 'insert':
      return index >= operation.index ? index + 1 : index;
    case 'remove':
      if (index === operation.index) return undefined;
      return index > operation.index ? index - 1 : index;
    case 'move': {
      const { from, to } = operation;
      if (index === from) return to;
      if (from < index && index <= to) return index - 1;
      return to <= index && index < from ? index + 1 : index;
    }
  }
}

/** Counts the values confirmed in steps that can still be undone. */
export function countConfirmed(steps: readonly Step[]): number {
  const operations = effectiveSteps(steps).done.flatMap((step) => step.operations);
  return operations.reduce((count, operation) => {
    if (operation.kind !== 'set' || operation.path[0] !== NOTES) return count;
    const { path, before, after } = operation;
    const size = (value: Json | undefined) =>
      path.length > 1 ? Number(value !== undefined) : Object.keys(isObject(value) ? value : {}).length;
    return count + size(before) - size(after);
  }, 0);
}
