import type * as z from 'zod';
import { type ContentMeta, contentMeta } from '../../../schema/primitives.ts';
import type { Json } from '../store/operation.ts';

/** Keys that no form shows: they stay in the file as they are. */
export const HIDDEN_KEYS: ReadonlySet<string> = new Set([
  '$schema',
  'format',
  'draft',
  'unconfirmed',
  'acknowledged',
]);

/** A zod schema as forms read it: without optional, default and transforming wrappers. */
export interface SchemaNode {
  readonly schema: z.ZodType;
  /** Zod's name of the kind: `object`, `array`, `string`, `union`, … */
  readonly type: string;
  /** References, amounts, messages and the like. */
  readonly meta: ContentMeta | undefined;
  readonly description: string | undefined;
  /** True if the key may be left out. */
  readonly isOptional: boolean;
  /** The value where the key is left out; never written to a file. */
  readonly standard: Json | undefined;
  /** Fields of an object. */
  readonly shape: Readonly<Record<string, z.ZodType>> | undefined;
  /** Schema of further keys of an object. */
  readonly catchall: z.ZodType | undefined;
  /** Items of a list. */
  readonly element: z.ZodType | undefined;
  /** Keys and values of a record. */
  readonly keyType: z.ZodType | undefined;
  readonly valueType: z.ZodType | undefined;
  /** Schemas of a union. */
  readonly options: readonly z.ZodType[];
  /** Values of an enum or literal. */
  readonly values: readonly Json[];
  /** A text as it is expected. */
  readonly example: string | undefined;
  /** Suggested values of a text, which may have others. */
  readonly suggestions: readonly string[];
}

/** Zod's own types do not narrow by kind. */
interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly defaultValue?: unknown;
  readonly shape?: SchemaNode['shape'];
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly Json[];
  readonly entries?: Readonly<Record<string, string>>;
}

/** Reads a schema for a form. */
export function readSchema(schema: z.ZodType): SchemaNode {
  let inner = schema;
  let isOptional = false;
  let standard: Json | undefined;
  let own = schema.meta();
  for (;;) {
    const definition: Definition = inner.def;
    const next = definition.innerType ?? definition.in;
    if (!next) break;
    isOptional ||= definition.type === 'optional' || definition.type === 'default';
    if (definition.type === 'default') standard = definition.defaultValue as Json;
    inner = next;
    own = { ...inner.meta(), ...own };
  }
  const definition: Definition = inner.def;
  const example: unknown = Array.isArray(own?.examples) ? own.examples[0] : undefined;
  return {
    schema: inner,
    type: definition.type,
    meta: contentMeta.get(inner),
    description: own?.description,
    isOptional,
    standard,
    shape: definition.shape,
    catchall: definition.catchall,
    element: definition.element,
    keyType: definition.keyType,
    valueType: definition.valueType,
    options: definition.options ?? [],
    example: typeof example === 'string' ? example : undefined,
    suggestions: Array.isArray(own?.enum) ? own.enum : [],
    values: definition.values ?? Object.values(definition.entries ?? {}),
  };
}
