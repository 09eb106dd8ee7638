import { type Diagnostic, error, wholeFile } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';

export const missingFile = (file: string): Diagnostic =>
  error('file.missing', wholeFile(file), ({ files }) => files.missing(file));

export const unknownFile = (file: string, known: readonly string[]): Diagnostic => {
  const suggestion = suggest(file, known);
  return error('file.unknown', wholeFile(file), (messages) => messages.files.unknown(suggestion(messages)));
};

export const invalidFileName = (file: string): Diagnostic =>
  error('file.name', wholeFile(file), ({ files }) => files.invalidName);
