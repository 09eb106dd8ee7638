import type { Localized } from '../../messages/messages.ts';
import { type Diagnostic, error, type Location } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';

/** The id at this place names no entry of that kind. */
export const unknownReference = (
  at: Location,
  kind: string,
  noun: Localized,
  id: string,
  known: readonly string[],
): Diagnostic => {
  const suggestion = suggest(id, known);
  return error(`reference.unknown-${kind}`, at, (messages) =>
    messages.reference.unknown(noun(messages), id, suggestion(messages)),
  );
};

export const duplicateId = (at: Location, noun: Localized, id: string): Diagnostic =>
  error('reference.duplicate-id', at, (messages) => messages.reference.duplicateId(noun(messages), id));

export const duplicateAddress = (at: Location, path: string, other: string): Diagnostic =>
  error('address.duplicate', at, ({ reference }) => reference.duplicateAddress(path, other));

export const addressOfList = (at: Location, path: string, section: string, page: number): Diagnostic =>
  error('address.list-page', at, ({ reference }) => reference.addressOfList(path, section, page));

export const addressIsLanguage = (at: Location, path: string, code: string): Diagnostic =>
  error('address.language', at, ({ reference }) => reference.addressIsLanguage(path, code));

export const addressReserved = (at: Location, path: string, segment: string): Diagnostic =>
  error('address.reserved', at, ({ reference }) => reference.addressReserved(path, segment));
