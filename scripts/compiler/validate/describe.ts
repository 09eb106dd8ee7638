import type * as z from 'zod';
import { definitionOf } from './schema-walk.ts';

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an entry in { }',
  record: 'an entry in { }',
  null: 'null',
};

/** What is expected at a place, in words: "a number", "an entry in { } or a list in [ ]". */
export function describeExpected(schemas: readonly z.ZodType[]): string {
  const words = new Set(schemas.flatMap(nounsOf));
  return words.size === 0 ? 'a value' : [...words].join(' or ');
}

function nounsOf(schema: z.ZodType): readonly string[] {
  const definition = definitionOf(schema);
  if (definition.options) return definition.options.flatMap(nounsOf);
  return [NOUNS[definition.type] ?? 'one of the possible values'];
}

/** What was found at a place, short enough for a message. */
export function describeFound(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an entry in { }';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
