import type * as z from 'zod';
import { everywhere, type Localized } from '../diagnostics/language.ts';
import { definitionOf } from './schema-walk.ts';

const ENTRY: Localized = { en: 'an entry in { }', id: 'isian dalam { }' };

const NOUNS: Readonly<Record<string, Localized>> = {
  string: { en: 'a text in double quotes', id: 'teks di antara tanda kutip ganda' },
  number: { en: 'a number', id: 'angka' },
  int: { en: 'a whole number', id: 'bilangan bulat' },
  boolean: { en: 'true or false', id: 'true atau false' },
  array: { en: 'a list in [ ]', id: 'daftar dalam [ ]' },
  object: ENTRY,
  record: ENTRY,
  null: everywhere('null'),
};

const ONE_OF: Localized = { en: 'one of the possible values', id: 'salah satu isi yang diperbolehkan' };
const ANYTHING: Localized = { en: 'a value', id: 'sebuah isi' };
const OR: Localized = { en: ' or ', id: ' atau ' };
const NOTHING: Localized = { en: 'nothing', id: 'tidak ada apa-apa' };
const LIST: Localized = { en: 'a list', id: 'daftar' };

/** What is expected at a place, in words: "a number", "an entry in { } or a list in [ ]". */
export function describeExpected(schemas: readonly z.ZodType[]): Localized {
  const [first = ANYTHING, ...others] = new Set(schemas.flatMap(nounsOf));
  return others.reduce(
    (sentence, noun) => ({ en: sentence.en + OR.en + noun.en, id: sentence.id + OR.id + noun.id }),
    first,
  );
}

function nounsOf(schema: z.ZodType): readonly Localized[] {
  const definition = definitionOf(schema);
  if (definition.options) return definition.options.flatMap(nounsOf);
  return [NOUNS[definition.type] ?? ONE_OF];
}

/** What was found at a place, short enough for a message. */
export function describeFound(value: unknown): Localized {
  if (value === undefined) return NOTHING;
  if (Array.isArray(value)) return LIST;
  if (typeof value === 'object' && value !== null) return ENTRY;
  return everywhere(written(value));
}

/** A text, number, true, false or null as it is written in JSON, shortened. */
export function written(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 3)}…` : text;
}

const MAX_LENGTH = 60;
