import type { Diagnostic, Location } from './diagnostic.ts';

function syntaxError(code: string, at: Location, message: string, hint: string): Diagnostic {
  return { code: `syntax.${code}`, severity: 'error', at, message, hint };
}

export const invalidEncoding = (at: Location): Diagnostic =>
  syntaxError(
    'encoding',
    at,
    'The file is not valid UTF-8 text.',
    'Save the file again with the encoding UTF-8.',
  );

export const byteOrderMark = (at: Location): Diagnostic =>
  syntaxError(
    'byte-order-mark',
    at,
    'The file starts with an invisible mark (BOM).',
    'Save the file as "UTF-8" rather than "UTF-8 with BOM".',
  );

export const fileTooLarge = (at: Location, bytes: number, limit: number): Diagnostic =>
  syntaxError(
    'too-large',
    at,
    `The file has ${bytes} bytes; more than ${limit} are not read.`,
    'Split the file, or remove what does not belong in it.',
  );

export const emptyFile = (at: Location): Diagnostic =>
  syntaxError('empty', at, 'The file is empty.', 'Restore its content, or delete the file.');

export const nestedTooDeeply = (at: Location): Diagnostic =>
  syntaxError('depth', at, 'The brackets are nested too deeply to be read.', 'Remove the extra brackets.');

export const duplicateKey = (at: Location, key: string, firstLine: number): Diagnostic =>
  syntaxError(
    'duplicate-key',
    at,
    `"${key}" stands twice in the same place; it was first given on line ${firstLine}.`,
    'Keep one of the two.',
  );

export const malformed = (at: Location, message: string, hint: string): Diagnostic =>
  syntaxError('malformed', at, message, hint);
