import type { Unread } from '../../files/regular-file.ts';
import { type Diagnostic, error, type Location, wholeFile } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';
import { fileTooLarge } from './syntax.ts';

export const missingFile = (file: string): Diagnostic =>
  error('file.missing', wholeFile(file), ({ files }) => files.missing(file));

export const unknownFile = (file: string, known: readonly string[]): Diagnostic => {
  const suggestion = suggest(file, known);
  return error('file.unknown', wholeFile(file), (messages) => messages.files.unknown(suggestion(messages)));
};

export const invalidFileName = (file: string): Diagnostic =>
  error('file.name', wholeFile(file), ({ files }) => files.invalidName);

/** What stands in the data folder and was not read: links, pipes and devices, and what is far too large. */
export const unreadFile = (file: string, unread: Unread): Diagnostic =>
  unread.reason === 'too-large'
    ? fileTooLarge(wholeFile(file), unread.bytes, unread.limit)
    : error('file.not-regular', wholeFile(file), ({ files }) => files.notRegular[unread.reason]);

/** There is another file whose path differs in nothing but how letters with marks are stored. */
export const sameName = (file: string): Diagnostic =>
  error('file.name-clash', wholeFile(file), ({ files }) => files.sameName);

/** @param other a path that comes before it, and that some systems cannot tell from it */
export const nameClash = (file: string, other: string): Diagnostic =>
  error('file.name-clash', wholeFile(file), ({ files }) => files.nameClash(other));

/** @param folder the data folder, if it is not the usual one */
export const olderFormat = (
  at: Location,
  found: number,
  current: number,
  folder: string | undefined,
): Diagnostic => error('format.older', at, ({ files }) => files.olderFormat(found, current, folder));

export const newerFormat = (at: Location, found: number, current: number): Diagnostic =>
  error('format.newer', at, ({ files }) => files.newerFormat(found, current));

export const invalidFormat = (at: Location, found: string, current: number): Diagnostic =>
  error('format.invalid', at, ({ files }) => files.invalidFormat(found, current));
