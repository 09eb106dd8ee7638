import type { Documents } from './documents.ts';
import { effectiveSteps, isObject, type Json, type Operation, type Step, valueAt } from './operation.ts';

const LIST = 'unconfirmed';

/** Findings on values that are not confirmed yet: the desk shows them with a button that confirms. */
const CODES = new Set(['placeholder.unconfirmed', 'placeholder.sample', 'placeholder.unknown-path']);

/** Tells if a finding goes away once its value is confirmed. */
export function isConfirmable({ code }: { readonly code: string }): boolean {
  return CODES.has(code);
}

/** The note on a value that is not confirmed yet; undefined for any other. */
export function unconfirmedNote(
  document: Json | undefined,
  /** Keys and positions with points between them. */
  place: string,
): string | undefined {
  const note = valueAt(document, [LIST, place]);
  return typeof note === 'string' ? note : undefined;
}

/** Takes a value from the list of those that are to be confirmed, and the list with its last value. */
export function confirmValue(documents: Documents, file: string, place: string): Operation | undefined {
  const document = documents.get(file)?.value;
  // A note on a value that is gone is itself the place of its finding.
  const key = place.startsWith(`${LIST}.`) ? place.slice(LIST.length + 1) : place;
  const before = valueAt(document, [LIST, key]);
  if (before === undefined) return undefined;
  const all = valueAt(document, [LIST]);
  const isLast = typeof all === 'object' && all !== null && Object.keys(all).length === 1;
  return isLast
    ? { kind: 'set', file, path: [LIST], before: all }
    : { kind: 'set', file, path: [LIST, key], before };
}

/** Counts the values that were confirmed in the steps which can still be undone. */
export function countConfirmed(steps: readonly Step[]): number {
  const operations = effectiveSteps(steps).done.flatMap((step) => step.operations);
  return operations.reduce((count, operation) => {
    if (operation.kind !== 'set' || operation.path[0] !== LIST) return count;
    const { path, before, after } = operation;
    const size = (value: Json | undefined) =>
      path.length > 1 ? Number(value !== undefined) : Object.keys(isObject(value) ? value : {}).length;
    return count + size(before) - size(after);
  }, 0);
}
