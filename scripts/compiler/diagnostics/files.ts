import { type Diagnostic, error, wholeFile } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';

export const missingFile = (file: string): Diagnostic =>
  error('file.missing', wholeFile(file), {
    en: { message: `The file "${file}" is missing.`, hint: 'Restore the file.' },
    id: { message: `File "${file}" tidak ada.`, hint: 'Kembalikan file itu.' },
  });

export const unknownFile = (file: string, known: readonly string[]): Diagnostic => {
  const hint = suggest(file, known, {
    en: 'Move it out of the data folder.',
    id: 'Pindahkan ke luar folder data.',
  });
  return error('file.unknown', wholeFile(file), {
    en: { message: 'This file has no place in the data folder.', hint: hint.en },
    id: { message: 'File ini tidak punya tempat di folder data.', hint: hint.id },
  });
};

export const invalidFileName = (file: string): Diagnostic =>
  error('file.name', wholeFile(file), {
    en: {
      message: 'The file’s name is its id, and may hold only letters, digits and single hyphens.',
      hint: 'Rename the file, for example to "my-entry.json".',
    },
    id: {
      message: 'Nama file dipakai sebagai nama isian: hanya boleh huruf, angka, dan tanda hubung tunggal.',
      hint: 'Ganti nama file, misalnya menjadi "my-entry.json".',
    },
  });
