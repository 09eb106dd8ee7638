import type * as z from 'zod';
import { readDefinition, readMeta } from '../../../schema/schema-walk.ts';

/** The words of a language for values. */
interface ValueWords {
  readonly kind: (name: string) => string;
  readonly anyValue: string;
  readonly nothing: string;
  readonly list: string;
  readonly entry: string;
  readonly or: (alternatives: readonly string[]) => string;
}

/** The values that a place expects, in words: "a number", "an entry in { } or a list in [ ]". */
export function nameExpected(schemas: readonly z.ZodType[], words: ValueWords): string {
  const names = new Set(schemas.flatMap((schema) => nameSchema(schema, words)));
  return names.size === 0 ? words.anyValue : words.or([...names]);
}

/** Names of the values of a schema; a literal is named as it is written. */
function nameSchema(schema: z.ZodType, words: ValueWords): readonly string[] {
  if (readMeta(schema)?.amount) return [words.kind('amount')];
  const { type, options, values } = readDefinition(schema);
  if (options) return options.flatMap((option) => nameSchema(option, words));
  return values ? values.map(written) : [words.kind(type)];
}

/** A value in words, short enough for a message. */
export function nameFound(value: unknown, words: ValueWords): string {
  if (value === undefined) return words.nothing;
  if (Array.isArray(value)) return words.list;
  return typeof value === 'object' && value !== null ? words.entry : written(value);
}

/** A text, number, true, false or null as it is written in JSON, shortened. */
export function written(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 3)}…` : text;
}

const MAX_LENGTH = 60;
