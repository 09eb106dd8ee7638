import type * as z from 'zod';
import { everywhere, type Localized, type Messages, usualMessages } from '../../messages/messages.ts';
import { definitionOf, metaOf } from './schema-walk.ts';

type Words = Messages['values'];

/** What is expected at a place, in words: "a number", "an entry in { } or a list in [ ]". */
export function describeExpected(schemas: readonly z.ZodType[]): Localized {
  const named = schemas.flatMap(nounsOf);
  return ({ values }) => {
    const nouns = new Set(named.map((noun) => noun(values)));
    return nouns.size === 0 ? values.anything : values.alternatives([...nouns]);
  };
}

/** What values of a schema are called; a literal stands for itself, as it is written. */
function nounsOf(schema: z.ZodType): readonly ((words: Words) => string)[] {
  if (metaOf(schema)?.amount) return [({ kinds }) => kinds.amount];
  const { type, options, values } = definitionOf(schema);
  if (options) return options.flatMap(nounsOf);
  if (values) return values.map((value) => () => written(value));
  return [({ kinds, oneOf }) => (isKnown(type) ? kinds[type] : oneOf)];
}

function isKnown(kind: string): kind is keyof Words['kinds'] {
  return Object.hasOwn(usualMessages.values.kinds, kind);
}

/** What was found at a place, short enough for a message. */
export function describeFound(value: unknown): Localized {
  if (value === undefined) return ({ values }) => values.nothing;
  if (Array.isArray(value)) return ({ values }) => values.list;
  if (typeof value === 'object' && value !== null) return ({ values }) => values.entry;
  return everywhere(written(value));
}

/** A text, number, true, false or null as it is written in JSON, shortened. */
export function written(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 3)}…` : text;
}

const MAX_LENGTH = 60;
