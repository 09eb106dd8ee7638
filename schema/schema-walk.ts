import type * as z from 'zod';
import type { EntryKind } from './collections.ts';
import type { JsonPath } from './json-path.ts';
import { memoize } from './memoize.ts';
import { type ContentMeta, contentMeta } from './primitives.ts';

/** The parts of a schema's definition that are read here; zod's own types do not narrow by kind. */
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
export function readDefinition(schema: z.ZodType): Definition {
  return unwrap(schema).def;
}

/** The schema behind optional, default and transforming wrappers. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const { innerType, in: input }: Definition = schema.def;
  const inner = innerType ?? input;
  return inner ? unwrap(inner) : schema;
}

/** The metadata of a schema behind its wrappers, cached since the registry builds its answer at every call. */
export const readMeta = memoize((schema: z.ZodType): ContentMeta | undefined =>
  contentMeta.get(unwrap(schema)),
);

/** The schemas of the value at a path inside a value of this schema; unions give several. */
export function schemasAt(schema: z.ZodType, path: JsonPath): readonly z.ZodType[] {
  const [step, ...rest] = path;
  if (step === undefined) return [unwrap(schema)];
  return childSchemas(readDefinition(schema), step).flatMap((child) => schemasAt(child, rest));
}

/** The schemas of the value under a key or position. */
export function childSchemas(definition: Definition, step: string | number): readonly z.ZodType[] {
  if (definition.options) {
    const options = definition.options.map(readDefinition);
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
    const definition = readDefinition(schema);
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

/** The kinds of entry to which values of a schema can refer; most data has none and need not be searched. */
export const referencedKinds = memoize((schema: z.ZodType): ReadonlySet<EntryKind> => {
  const bare = unwrap(schema);
  const { reference, keysOf } = readMeta(bare) ?? {};
  const own = [reference, keysOf].filter((kind) => kind !== undefined);
  return new Set([...own, ...partSchemas(bare).flatMap((part) => [...referencedKinds(part)])]);
});

/** The schemas of all keys and parts that a value of a schema may have. */
export function partSchemas(schema: z.ZodType): readonly z.ZodType[] {
  const { shape = {}, catchall, element, keyType, valueType, options = [] } = readDefinition(schema);
  const parts = [...Object.values(shape), catchall, element, keyType, valueType, ...options];
  return parts.filter((part) => part !== undefined);
}

const found = memoize((schema: z.ZodType) => memoize((value: object) => referencesIn(schema, value, [])));

/** All references in a valid value of a schema. Cached, since several checks need those of the same file. */
export function findReferences(schema: z.ZodType, value: unknown): readonly FoundReference[] {
  return typeof value === 'object' && value !== null ? found(schema)(value) : referencesIn(schema, value, []);
}

function referencesIn(schema: z.ZodType, value: unknown, path: JsonPath): readonly FoundReference[] {
  if (referencedKinds(schema).size === 0) return [];
  const bare = unwrap(schema);
  const own = ownReference(bare);
  if (typeof value === 'string') return own ? [{ kind: own, id: value, path, isKey: false }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, item]) => {
    const step = isList ? Number(key) : key;
    const place = [...path, step];
    const children = childSchemas(readDefinition(bare), step);
    const below = children.flatMap((child) => referencesIn(child, item, place));
    const kind = isList ? undefined : keyReference(bare, key);
    const atKey = kind ? [{ kind, id: key, path: place, isKey: true }] : [];
    return [...atKey, ...(children.length > 1 ? distinct(below) : below)];
  });
}

/** Several schemas of a union may find the same. */
function distinct(references: readonly FoundReference[]): readonly FoundReference[] {
  const byPlace = references.map((one) => [`${one.kind} ${one.isKey} ${one.path.join('.')}`, one] as const);
  return [...new Map(byPlace).values()];
}

/** The kind of entry whose ids values of a schema are. */
function ownReference(schema: z.ZodType): EntryKind | undefined {
  return readMeta(schema)?.reference;
}

/** The kind of entry whose id a key of an object is; undefined for a field. */
function keyReference(schema: z.ZodType, key: string): EntryKind | undefined {
  const { shape, keyType, options = [] } = readDefinition(schema);
  if (isField(schema, key)) return undefined;
  if (shape) return readMeta(schema)?.keysOf;
  if (keyType) return ownReference(unwrap(keyType));
  return options.map((option) => keyReference(unwrap(option), key)).find((kind) => kind !== undefined);
}

/** True if a shape, or one of a union, names a key. */
function isField(schema: z.ZodType, key: string): boolean {
  const { shape = {}, options = [] } = readDefinition(schema);
  return Object.hasOwn(shape, key) || options.some((option) => isField(option, key));
}

/** A part of a file that a schema marks. */
interface MarkedPart {
  readonly path: readonly string[];
  readonly meta: ContentMeta;
  /** True if the part, or one that holds it, may be left out. */
  readonly isOptional: boolean;
}

/** The parts of a file that a schema marks, through its fields; not those in lists and records. */
export function markedParts(schema: z.ZodType): readonly MarkedPart[] {
  return partsBelow(schema, [], false);
}

function partsBelow(
  schema: z.ZodType,
  path: readonly string[],
  isInOptional: boolean,
): readonly MarkedPart[] {
  const bare = unwrap(schema);
  const meta = readMeta(bare);
  const isOptional = isInOptional || schema.def.type === 'optional' || schema.def.type === 'default';
  const below = Object.entries(readDefinition(bare).shape ?? {}).flatMap(([key, child]) =>
    partsBelow(child, [...path, key], isOptional),
  );
  return meta ? [{ path, meta, isOptional }, ...below] : below;
}
