import type { Place } from '../form/field.ts';
import { findLabel } from './labels.ts';
import type { DeskWords } from './words.ts';

/**
 * The name of one of several forms of a value, by the kinds or keys that it has: under the name of the field, or of one
 * that holds it; undefined if none has one.
 */
export function findBranch(words: DeskWords, { path }: Place, names: readonly string[]): string | undefined {
  const fields = path.filter((step) => typeof step === 'string').toReversed();
  const own = names.flatMap((name) => fields.map((field) => words.branches[`${field}.${name}`]));
  return own.find((label) => label !== undefined);
}

/** The same; the label of the first key where the form has no name. */
export function branchName(words: DeskWords, place: Place, key: string): string {
  return findBranch(words, place, [key]) ?? findLabel(words.labels, place.file, [...place.path, key]);
}
