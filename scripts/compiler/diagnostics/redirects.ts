import { type Diagnostic, error, type Location } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';

const GIVE_PAGE = { en: 'Give the address of a page.', id: 'Tulis alamat sebuah halaman.' };

export const unknownRedirectTarget = (at: Location, path: string, known: readonly string[]): Diagnostic => {
  const hint = suggest(path, known, GIVE_PAGE);
  return error('redirect.unknown-target', at, {
    en: { message: `There is no page at "${path}".`, hint: hint.en },
    id: { message: `Tidak ada halaman di alamat "${path}".`, hint: hint.id },
  });
};

export const redirectFromPage = (at: Location, path: string, file: string): Diagnostic =>
  error('redirect.is-page', at, {
    en: {
      message: `"${path}" is the address of a page ("${file}"), which nobody could open any more.`,
      hint: 'Remove the line.',
    },
    id: {
      message: `"${path}" adalah alamat sebuah halaman ("${file}"), yang jadi tidak bisa dibuka lagi.`,
      hint: 'Hapus baris ini.',
    },
  });

/** @param end where the chain ends; undefined if it runs in a circle */
export const redirectChain = (at: Location, path: string, end: string | undefined): Diagnostic =>
  error('redirect.chain', at, {
    en: {
      message: `"${path}" is itself an old address that leads elsewhere.`,
      hint: end === undefined ? GIVE_PAGE.en : `Write "${end}" here.`,
    },
    id: {
      message: `"${path}" sendiri adalah alamat lama yang mengarah ke tempat lain.`,
      hint: end === undefined ? GIVE_PAGE.id : `Tulis "${end}" di sini.`,
    },
  });
