import type { Localized } from '../../messages/messages.ts';
import { type Diagnostic, type Explanation, error, type Location } from './diagnostic.ts';

export const invalidEncoding = (at: Location): Diagnostic =>
  error('syntax.encoding', at, ({ syntax }) => syntax.encoding);

export const byteOrderMark = (at: Location): Diagnostic =>
  error('syntax.byte-order-mark', at, ({ syntax }) => syntax.byteOrderMark);

export const fileTooLarge = (at: Location, bytes: number, limit: number): Diagnostic =>
  error('syntax.too-large', at, ({ syntax }) => syntax.tooLarge(bytes, limit));

export const emptyFile = (at: Location): Diagnostic =>
  error('syntax.empty', at, ({ syntax }) => syntax.empty);

export const nestedTooDeeply = (at: Location): Diagnostic =>
  error('syntax.depth', at, ({ syntax }) => syntax.depth);

export const duplicateKey = (at: Location, key: string, firstLine: number): Diagnostic =>
  error('syntax.duplicate-key', at, ({ syntax }) => syntax.duplicateKey(key, firstLine));

export const halfCharacter = (at: Location): Diagnostic =>
  error('syntax.half-character', at, ({ syntax }) => syntax.halfCharacter);

/** Where a character stood that could not be read, when the file was saved. */
export const lostCharacter = (at: Location): Diagnostic =>
  error('syntax.lost-character', at, ({ syntax }) => syntax.lostCharacter);

export const reservedKey = (at: Location, key: string): Diagnostic =>
  error('syntax.reserved-key', at, ({ syntax }) => syntax.reservedKey(key));

export const hugeNumber = (at: Location, written: string): Diagnostic =>
  error('syntax.number-too-large', at, ({ syntax }) => syntax.hugeNumber(written));

export const conflictMarker = (at: Location): Diagnostic =>
  error('syntax.conflict', at, ({ syntax }) => syntax.conflict);

export const malformed = (at: Location, explanation: Localized<Explanation>): Diagnostic =>
  error('syntax.malformed', at, explanation);
