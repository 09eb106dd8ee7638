import type { EntryKind } from '../../../schema/collections.ts';
import { counted, decimal, figure, money, nouns } from '../../messages/english/words.ts';
import { quoted } from '../../messages/writing.ts';
import { suggestIn } from './did-you-mean.ts';

/** Names of values, by zod's names for their kinds. */
const kinds: Readonly<Record<string, string>> = {
  amount: 'an amount such as 24.5',
  string: 'a text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an entry in { }',
  record: 'an entry in { }',
  null: 'null',
};

const days = (count: number): string => counted(count, 'day');

/** A length in days, perhaps with nights, or in hours. */
export type Length =
  | { readonly days: number; readonly nights?: number | undefined }
  | { readonly hours: number };

function nameLength(length: Length): string {
  if ('hours' in length) return counted(length.hours, 'hour');
  return length.nights ? `${days(length.days)} ${counted(length.nights, 'night')}` : days(length.days);
}

/** The wording that findings in English share. */
export const english = {
  counted,
  decimal,
  figure,
  money,
  length: nameLength,
  ...suggestIn(
    (name) => `Did you mean "${name}"?`,
    (names) => `Possible: ${quoted(names)}.`,
  ),
  /** Whole numbers from the first to the last. */
  range: (first: number, last: number) => (first === last ? String(first) : `${first} to ${last}`),
  /** A kind of entry. */
  noun: (kind: EntryKind | 'image-file') => nouns[kind],
  /** A kind of value. */
  kind: (name: string) => kinds[name] ?? 'one of the possible values',
  anyValue: 'a value',
  nothing: 'nothing',
  list: 'a list',
  entry: 'an entry in { }',
  or: (alternatives: readonly string[]) => alternatives.join(' or '),
};
