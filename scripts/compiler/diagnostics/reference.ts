import type { Diagnostic, Location } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';

/** The id at this place names no entry of that kind. */
export const unknownReference = (
  at: Location,
  kind: string,
  noun: string,
  id: string,
  known: readonly string[],
): Diagnostic => ({
  code: `reference.unknown-${kind}`,
  severity: 'error',
  at,
  message: `There is no ${noun} "${id}".`,
  hint: suggest(id, known, `Add the ${noun}, or correct the id.`),
});

export const duplicateId = (at: Location, noun: string, id: string): Diagnostic => ({
  code: 'reference.duplicate-id',
  severity: 'error',
  at,
  message: `The ${noun} "${id}" stands twice in the list.`,
  hint: 'Give one of the two another id, or remove it.',
});

export const duplicateAddress = (at: Location, path: string, other: string): Diagnostic => ({
  code: 'address.duplicate',
  severity: 'error',
  at,
  message: `The address "${path}" is already that of ${other}.`,
  hint: 'Give one of the two another address.',
});

export const addressIsLanguage = (at: Location, path: string, code: string): Diagnostic => ({
  code: 'address.language',
  severity: 'error',
  at,
  message: `The address "${path}" starts with the language code "${code}".`,
  hint: 'Choose an address that starts otherwise.',
});

export const addressReserved = (at: Location, path: string, segment: string): Diagnostic => ({
  code: 'address.reserved',
  severity: 'error',
  at,
  message: `The address "${path}" starts with "/${segment}", where the site keeps its own files.`,
  hint: 'Choose an address that starts otherwise.',
});
