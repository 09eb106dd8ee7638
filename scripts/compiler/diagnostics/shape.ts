import { type Diagnostic, error, type Location } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';
import type { Localized } from './language.ts';

export const unknownKey = (at: Location, key: string, known: readonly string[]): Diagnostic => {
  const hint = suggest(key, known, { en: 'Remove it.', id: 'Hapus saja.' });
  return error('shape.unknown-key', at, {
    en: { message: `"${key}" is not known here.`, hint: hint.en },
    id: { message: `"${key}" tidak dikenal di sini.`, hint: hint.id },
  });
};

export const missingField = (at: Location, field: string, expected: Localized): Diagnostic =>
  error('shape.missing-field', at, {
    en: { message: `"${field}" is missing.`, hint: `Add "${field}": ${expected.en}.` },
    id: { message: `"${field}" belum ada.`, hint: `Tambahkan "${field}": ${expected.id}.` },
  });

export const wrongType = (at: Location, expected: Localized, found: Localized): Diagnostic =>
  error('shape.wrong-type', at, {
    en: { message: `Expected ${expected.en}, found ${found.en}.`, hint: `Write ${expected.en} here.` },
    id: {
      message: `Seharusnya ${expected.id}, tetapi tertulis ${found.id}.`,
      hint: `Tulis ${expected.id} di sini.`,
    },
  });

export const notOneOf = (at: Location, found: Localized, allowed: readonly string[]): Diagnostic => {
  const hint = suggest(found.en.replaceAll('"', ''), allowed, {
    en: 'Correct the value.',
    id: 'Perbaiki isinya.',
  });
  return error('shape.not-one-of', at, {
    en: { message: `${found.en} is not one of the possible values.`, hint: hint.en },
    id: { message: `${found.id} bukan salah satu isi yang diperbolehkan.`, hint: hint.id },
  });
};

/** A bound of a number, or of the entries of a list. */
export interface Bound {
  readonly isLeast: boolean;
  readonly isInclusive: boolean;
  readonly value: string;
}

export const tooFewOrMany = (at: Location, { isLeast, value }: Bound): Diagnostic => {
  const noun = value === '1' ? 'entry' : 'entries';
  return error('shape.out-of-range', at, {
    en: {
      message: `Expected ${isLeast ? 'at least' : 'at most'} ${value} ${noun}.`,
      hint: isLeast ? 'Add what is missing.' : 'Remove what is too much.',
    },
    id: {
      message: `Daftar ini harus berisi ${isLeast ? 'paling sedikit' : 'paling banyak'} ${value} isian.`,
      hint: isLeast ? 'Tambahkan yang kurang.' : 'Hapus yang berlebih.',
    },
  });
};

export const outOfRange = (at: Location, bound: Bound, found: Localized): Diagnostic => {
  const { isLeast, isInclusive, value } = bound;
  const relation: Localized = isLeast
    ? isInclusive
      ? { en: 'at least', id: 'paling sedikit' }
      : { en: 'more than', id: 'lebih dari' }
    : isInclusive
      ? { en: 'at most', id: 'paling banyak' }
      : { en: 'less than', id: 'kurang dari' };
  return error('shape.out-of-range', at, {
    en: { message: `Expected ${relation.en} ${value}, found ${found.en}.`, hint: 'Correct the value.' },
    id: {
      message: `Isinya harus ${relation.id} ${value}, tetapi tertulis ${found.id}.`,
      hint: 'Perbaiki isinya.',
    },
  });
};

/** The value is not written as its place wants it. */
export const invalidValue = (at: Location, rule: Localized, found: Localized): Diagnostic =>
  error('shape.invalid', at, {
    en: { message: `${rule.en}; found ${found.en}.`, hint: 'Write it as in the example.' },
    id: { message: `${rule.id}; yang tertulis ${found.id}.`, hint: 'Tulis seperti pada contoh.' },
  });

/** The value breaks a rule that holds for several values together. */
export const brokenRule = (at: Location, rule: Localized, hint: Localized | undefined): Diagnostic =>
  error('shape.rule', at, {
    en: { message: `${rule.en}.`, hint: hint?.en ?? 'Correct the value.' },
    id: { message: `${rule.id}.`, hint: hint?.id ?? 'Perbaiki isinya.' },
  });
