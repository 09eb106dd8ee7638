import { type Diagnostic, wholeFile } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';

export const missingFile = (file: string): Diagnostic => ({
  code: 'file.missing',
  severity: 'error',
  at: wholeFile(file),
  message: `The file "${file}" is missing.`,
  hint: 'Restore the file.',
});

export const unknownFile = (file: string, known: readonly string[]): Diagnostic => ({
  code: 'file.unknown',
  severity: 'error',
  at: wholeFile(file),
  message: 'This file has no place in the data folder.',
  hint: suggest(file, known, 'Move it out of the data folder.'),
});

export const invalidFileName = (file: string): Diagnostic => ({
  code: 'file.name',
  severity: 'error',
  at: wholeFile(file),
  message: 'The file’s name is its id, and may hold only letters, digits and single hyphens.',
  hint: 'Rename the file, for example to "my-entry.json".',
});
