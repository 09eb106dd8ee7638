import type * as z from 'zod';
import { everywhere, type Localized, type Messages, usualMessages } from '../../messages/messages.ts';
import { definitionOf, metaOf } from './schema-walk.ts';

type Kinds = Messages['values']['kinds'];

/** What is expected at a place, in words: "a number", "an entry in { } or a list in [ ]". */
export function describeExpected(schemas: readonly z.ZodType[]): Localized {
  const kinds = schemas.flatMap(kindsOf);
  return ({ values }) => {
    const nouns = new Set(kinds.map((kind) => nounOf(kind, values)));
    return nouns.size === 0 ? values.anything : values.alternatives([...nouns]);
  };
}

function kindsOf(schema: z.ZodType): readonly string[] {
  if (metaOf(schema)?.amount) return ['amount'];
  const definition = definitionOf(schema);
  if (definition.options) return definition.options.flatMap(kindsOf);
  return definition.type === 'literal' ? (definition.values ?? []).map(written) : [definition.type];
}

/** A value as it is written stands for itself. */
function nounOf(kind: string, values: Messages['values']): string {
  if (isKnown(kind)) return values.kinds[kind];
  return /^\W|^(?:true|false|\d)/.test(kind) ? kind : values.oneOf;
}

function isKnown(kind: string): kind is keyof Kinds {
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
