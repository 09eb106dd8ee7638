import type { DeskFile } from './api.ts';
import { applyToValue, isApplicable, type Json, type Operation, type Step } from './operation.ts';

/** A file of the data folder in the desk. */
export interface DeskDocument {
  readonly path: string;
  /** As it is in the folder or was drafted when it was read; absent for pictures. */
  readonly text?: string | undefined;
  /** Absent if the text is no JSON. */
  readonly value?: Json | undefined;
}

/** The files of the folder by their paths. */
export type Documents = ReadonlyMap<string, DeskDocument>;

/** True if there is a file whose text is no JSON, though it should be. */
export function isBroken(document: DeskDocument | undefined): boolean {
  return document?.path.endsWith('.json') === true && document.value === undefined;
}

/** True if a document is as an operation on a place in it expects it. */
export function fitsDocument(
  document: DeskDocument | undefined,
  operation: Exclude<Operation, { kind: 'file' }>,
): boolean {
  return !isBroken(document) && isApplicable(document?.value, operation);
}

/**
 * Carries out those steps that fit the documents.
 *
 * @returns the steps that were carried out, and the others
 */
export function applySteps(
  documents: Map<string, DeskDocument>,
  steps: readonly Step[],
): { readonly again: readonly Step[]; readonly dropped: readonly Step[] } {
  const again: Step[] = [];
  const dropped: Step[] = [];
  for (const step of steps) {
    const fits = step.operations.every(
      (operation) => operation.kind === 'file' || fitsDocument(documents.get(operation.file), operation),
    );
    if (!fits) dropped.push(step);
    else {
      again.push(step);
      for (const operation of step.operations) applyToDocuments(documents, operation);
    }
  }
  return { again, dropped };
}

/** Carries out an operation on the documents. */
export function applyToDocuments(documents: Map<string, DeskDocument>, operation: Operation): void {
  const { file } = operation;
  if (operation.kind === 'file') {
    if (operation.after === undefined) documents.delete(file);
    else documents.set(file, readDocument({ path: file, text: operation.after }));
    return;
  }
  const document = documents.get(file) ?? { path: file };
  documents.set(file, { ...document, value: applyToValue(document.value, operation) });
}

/** A file as the server sends it. */
export function readDocument({ path, text }: DeskFile): DeskDocument {
  if (text === undefined || !path.endsWith('.json')) return { path, text };
  try {
    return { path, text, value: JSON.parse(text) as Json };
  } catch {
    return { path, text };
  }
}
