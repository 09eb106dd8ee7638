import { type Diagnostic, error, type Location } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';
import type { Localized } from './language.ts';

/** The id at this place names no entry of that kind. */
export const unknownReference = (
  at: Location,
  kind: string,
  noun: Localized,
  id: string,
  known: readonly string[],
): Diagnostic => {
  const hint = suggest(id, known, {
    en: `Add the ${noun.en}, or correct the id.`,
    id: `Tambahkan ${noun.id} itu, atau perbaiki namanya.`,
  });
  return error(`reference.unknown-${kind}`, at, {
    en: { message: `There is no ${noun.en} "${id}".`, hint: hint.en },
    id: { message: `Tidak ada ${noun.id} bernama "${id}".`, hint: hint.id },
  });
};

export const duplicateId = (at: Location, noun: Localized, id: string): Diagnostic =>
  error('reference.duplicate-id', at, {
    en: {
      message: `The ${noun.en} "${id}" stands twice in the list.`,
      hint: 'Give one of the two another id, or remove it.',
    },
    id: {
      message: `${capital(noun.id)} "${id}" tertulis dua kali dalam daftar.`,
      hint: 'Beri salah satunya nama lain, atau hapus.',
    },
  });

export const duplicateAddress = (at: Location, path: string, other: string): Diagnostic =>
  error('address.duplicate', at, {
    en: {
      message: `The address "${path}" is already that of "${other}".`,
      hint: 'Give one of the two another address.',
    },
    id: {
      message: `Alamat "${path}" sudah dipakai oleh "${other}".`,
      hint: 'Beri salah satunya alamat lain.',
    },
  });

export const addressIsLanguage = (at: Location, path: string, code: string): Diagnostic =>
  error('address.language', at, {
    en: {
      message: `The address "${path}" starts with the language code "${code}".`,
      hint: 'Choose an address that starts otherwise.',
    },
    id: {
      message: `Alamat "${path}" diawali kode bahasa "${code}".`,
      hint: 'Pilih alamat dengan awalan lain.',
    },
  });

export const addressReserved = (at: Location, path: string, segment: string): Diagnostic =>
  error('address.reserved', at, {
    en: {
      message: `The address "${path}" starts with "/${segment}", where the site keeps its own files.`,
      hint: 'Choose an address that starts otherwise.',
    },
    id: {
      message: `Alamat "${path}" diawali "/${segment}", tempat situs menyimpan file-filenya sendiri.`,
      hint: 'Pilih alamat dengan awalan lain.',
    },
  });

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
