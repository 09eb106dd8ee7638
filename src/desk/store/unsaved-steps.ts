import type { Documents } from './documents.ts';
import {
  applyToValue,
  effectiveSteps,
  invert,
  isSame,
  type Json,
  type Operation,
  type Step,
} from './operation.ts';

/**
 * The steps that are not saved yet and have changed something: those in files that hold again what is saved, such as after
 * a saved step was undone and done again, are none.
 */
export function unsavedSteps(documents: Documents, steps: readonly Step[], saved: number): readonly Step[] {
  const open = effectiveSteps(steps.slice(saved)).done;
  const operations = open.flatMap((step) => step.operations);
  const files = [...new Set(operations.map(({ file }) => file))];
  const changed = new Set(
    files.filter((file) => {
      const own = operations.filter((operation) => operation.file === file);
      return isChanged(documents, file, own);
    }),
  );
  return open.filter((step) => step.operations.some(({ file }) => changed.has(file)));
}

function isChanged(documents: Documents, file: string, operations: readonly Operation[]): boolean {
  const now = documents.get(file);
  // Whole files are compared by their texts; one that cannot be read is.
  const [first] = operations;
  if (first?.kind === 'file') return first.before !== now?.text;
  if (operations.some(({ kind }) => kind === 'file')) return true;
  const before = operations.map(invert).reduceRight<Json | undefined>(applyToValue, now?.value);
  return !isSame(before, now?.value);
}
