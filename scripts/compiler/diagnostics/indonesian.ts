import type { EntryKind } from '../../../schema/collections.ts';
import { decimal, figure, money, nouns } from '../../messages/indonesian/words.ts';
import { quoted } from '../../messages/writing.ts';
import { suggestIn } from './did-you-mean.ts';
import type { Length } from './english.ts';

/** Names of values, by zod's names for their kinds. */
const kinds: Readonly<Record<string, string>> = {
  amount: 'jumlah uang seperti 24.5',
  string: 'teks di antara tanda kutip ganda',
  number: 'angka',
  int: 'bilangan bulat',
  boolean: 'true atau false',
  array: 'daftar dalam [ ]',
  object: 'isian dalam { }',
  record: 'isian dalam { }',
  null: 'null',
};

function nameLength(length: Length): string {
  if ('hours' in length) return `${String(length.hours).replace('.', ',')} jam`;
  return length.nights ? `${length.days} hari ${length.nights} malam` : `${length.days} hari`;
}

/** The wording that findings in Indonesian share. */
export const indonesian = {
  decimal,
  figure,
  money,
  length: nameLength,
  ...suggestIn(
    (name) => `Maksudnya "${name}"?`,
    (names) => `Yang dikenal: ${quoted(names)}.`,
  ),
  /** Whole numbers from the first to the last. */
  range: (first: number, last: number) => (first === last ? String(first) : `${first} sampai ${last}`),
  /** A kind of entry. */
  noun: (kind: EntryKind | 'image-file') => nouns[kind],
  /** A kind of value. */
  kind: (name: string) => kinds[name] ?? 'salah satu isi yang diperbolehkan',
  anyValue: 'sebuah isi',
  nothing: 'tidak ada apa-apa',
  list: 'daftar',
  entry: 'isian dalam { }',
  or: (alternatives: readonly string[]) => alternatives.join(' atau '),
};
