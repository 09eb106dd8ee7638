import type * as z from 'zod';
import type { EntryKind } from '../../../schema/collections.ts';
import { type ContentMeta, contentMeta } from '../../../schema/primitives.ts';
import type { JsonPath } from '../parse/parsed-file.ts';
import { remembered } from '../remembered.ts';

/** What of a schema's definition is read here; zod's own types do not narrow by kind. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
  readonly in?: z.ZodType;
}

/** The definition behind optional, default and transforming wrappers. */
export function definitionOf(schema: z.ZodType): Definition {
  return unwrap(schema).def;
}

/** The schema behind optional, default and transforming wrappers. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const { innerType, in: input }: Definition = schema.def;
  const inner = innerType ?? input;
  return inner ? unwrap(inner) : schema;
}

/** What a schema says of its values, behind its wrappers. The registry puts its answer together anew every time. */
export const metaOf = remembered((schema: z.ZodType): ContentMeta | undefined =>
  contentMeta.get(unwrap(schema)),
);

/** The schemas of what a value of this schema holds under a key or position; unions give several. */
export function schemasAt(schema: z.ZodType, path: JsonPath): readonly z.ZodType[] {
  const [step, ...rest] = path;
  if (step === undefined) return [unwrap(schema)];
  return childSchemas(definitionOf(schema), step).flatMap((child) => schemasAt(child, rest));
}

/** The schemas of what a value holds under a key or position. */
export function childSchemas(definition: Definition, step: string | number): readonly z.ZodType[] {
  if (definition.options) {
    const options = definition.options.map(definitionOf);
    // A shape that names the key means it; others only do not refuse it.
    const naming = options.filter(({ shape }) => shape !== undefined && Object.hasOwn(shape, step));
    return (naming.length > 0 ? naming : options).flatMap((option) => childSchemas(option, step));
  }
  const shape = definition.shape;
  const own = shape && Object.hasOwn(shape, step) ? shape[step] : undefined;
  const child = own ?? definition.catchall ?? definition.element ?? definition.valueType;
  return child ? [child] : [];
}

/** The keys that objects of these schemas may have. */
export function knownKeys(schemas: readonly z.ZodType[]): readonly string[] {
  return schemas.flatMap((schema) => {
    const definition = definitionOf(schema);
    if (definition.options) return knownKeys(definition.options);
    return Object.keys(definition.shape ?? {});
  });
}

/** A reference found in a value. */
export interface FoundReference {
  readonly kind: EntryKind;
  readonly id: string;
  readonly path: JsonPath;
  /** The reference is a key rather than a value. */
  readonly isKey: boolean;
}

const referenced = new WeakMap<z.ZodType, ReadonlySet<EntryKind>>();

/** The kinds of entry to which values of a schema can refer; most of the data need not be searched at all. */
export function referencedKinds(schema: z.ZodType): ReadonlySet<EntryKind> {
  const bare = unwrap(schema);
  const known = referenced.get(bare);
  if (known) return known;
  // A schema that holds itself adds nothing to what it holds besides.
  referenced.set(bare, new Set());
  const { shape = {}, catchall, element, keyType, valueType, options = [] } = definitionOf(bare);
  const parts = [...Object.values(shape), catchall, element, keyType, valueType, ...options];
  const own = ownReference(bare);
  const below = parts.flatMap((part) => (part ? [...referencedKinds(part)] : []));
  const kinds = new Set(own ? [own, ...below] : below);
  referenced.set(bare, kinds);
  return kinds;
}

const NO_REFERENCES: readonly FoundReference[] = [];

const found = new WeakMap<
  object,
  { readonly schema: z.ZodType; readonly references: readonly FoundReference[] }
>();

/** All references that a valid value of a schema holds. Several checks ask for those of the same file. */
export function findReferences(schema: z.ZodType, value: unknown): readonly FoundReference[] {
  if (typeof value !== 'object' || value === null) return referencesIn(schema, value, []);
  const known = found.get(value);
  if (known?.schema === schema) return known.references;
  const references = referencesIn(schema, value, []);
  found.set(value, { schema, references });
  return references;
}

function referencesIn(schema: z.ZodType, value: unknown, path: JsonPath): readonly FoundReference[] {
  if (referencedKinds(schema).size === 0) return NO_REFERENCES;
  const bare = unwrap(schema);
  if (typeof value === 'string') {
    const kind = ownReference(bare);
    return kind ? [{ kind, id: value, path, isKey: false }] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => referencesBelow(bare, item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...keyReference(bare, key, [...path, key]),
    ...referencesBelow(bare, item, [...path, key]),
  ]);
}

function referencesBelow(schema: z.ZodType, item: unknown, path: JsonPath): readonly FoundReference[] {
  const definition = definitionOf(schema);
  const step = path.at(-1) ?? '';
  const children = childSchemas(definition, step).filter((child) => referencedKinds(child).size > 0);
  const [only] = children;
  if (!only) return NO_REFERENCES;
  if (children.length === 1) return referencesIn(only, item, path);
  const below = new Map<string, FoundReference>();
  for (const child of children) {
    for (const reference of referencesIn(child, item, path)) {
      below.set(`${reference.kind} ${reference.path.join('.')}`, reference);
    }
  }
  return [...below.values()];
}

/** The kind of entry whose ids values of a schema are. */
function ownReference(schema: z.ZodType): EntryKind | undefined {
  return metaOf(schema)?.reference;
}

function keyReference(schema: z.ZodType, key: string, path: JsonPath): readonly FoundReference[] {
  const { keyType } = definitionOf(schema);
  const kind = keyType ? ownReference(unwrap(keyType)) : undefined;
  return kind ? [{ kind, id: key, path, isKey: true }] : NO_REFERENCES;
}

/** A part of a file that a schema marks, and where it stands. */
export interface MarkedPart {
  readonly path: readonly string[];
  readonly meta: ContentMeta;
  /** Whether the part, or what holds it, may be left out. */
  readonly isOptional: boolean;
}

/** The parts of a file that a schema marks, through its fields; not what stands in lists and records. */
export function markedParts(schema: z.ZodType): readonly MarkedPart[] {
  return partsBelow(schema, [], false);
}

function partsBelow(
  schema: z.ZodType,
  path: readonly string[],
  isInOptional: boolean,
): readonly MarkedPart[] {
  const bare = unwrap(schema);
  const meta = metaOf(bare);
  const isOptional = isInOptional || schema.def.type === 'optional' || schema.def.type === 'default';
  const below = Object.entries(definitionOf(bare).shape ?? {}).flatMap(([key, child]) =>
    partsBelow(child, [...path, key], isOptional),
  );
  return meta ? [{ path, meta, isOptional }, ...below] : below;
}
