import type * as z from 'zod';
import { contentMeta, type ReferenceTarget } from '../../../schema/primitives.ts';
import type { JsonPath } from '../parse/parsed-file.ts';

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
  const definition = schema.def as unknown as Definition;
  const inner = definition.innerType ?? (definition.type === 'pipe' ? definition.in : undefined);
  return inner ? definitionOf(inner) : definition;
}

/** The schema behind optional, default and transforming wrappers. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const definition = schema.def as unknown as Definition;
  const inner = definition.innerType ?? (definition.type === 'pipe' ? definition.in : undefined);
  return inner ? unwrap(inner) : schema;
}

/** The schemas of what a value of this schema holds under a key or position; unions give several. */
export function schemasAt(schema: z.ZodType, path: JsonPath): readonly z.ZodType[] {
  const [step, ...rest] = path;
  if (step === undefined) return [unwrap(schema)];
  return childSchemas(definitionOf(schema), step).flatMap((child) => schemasAt(child, rest));
}

function childSchemas(definition: Definition, step: string | number): readonly z.ZodType[] {
  if (definition.options) {
    return definition.options.flatMap((option) => childSchemas(definitionOf(option), step));
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
  readonly target: ReferenceTarget;
  readonly id: string;
  readonly path: JsonPath;
  /** The reference is a key rather than a value. */
  readonly isKey: boolean;
}

const referring = new WeakMap<z.ZodType, boolean>();

/** Whether values of a schema can hold references at all: most of the data need not be searched. */
function mayRefer(schema: z.ZodType): boolean {
  const bare = unwrap(schema);
  const known = referring.get(bare);
  if (known !== undefined) return known;
  // A schema that holds itself adds nothing to what it holds besides.
  referring.set(bare, false);
  const { shape = {}, catchall, element, keyType, valueType, options = [] } = definitionOf(bare);
  const parts = [...Object.values(shape), catchall, element, keyType, valueType, ...options];
  const may =
    contentMeta.get(bare)?.reference !== undefined ||
    parts.some((part) => part !== undefined && mayRefer(part));
  referring.set(bare, may);
  return may;
}

const found = new WeakMap<object, { readonly schema: z.ZodType; readonly references: FoundReference[] }>();

/** All references that a valid value of a schema holds. Several checks ask for those of the same file. */
export function findReferences(schema: z.ZodType, value: unknown): readonly FoundReference[] {
  if (typeof value !== 'object' || value === null) return referencesIn(schema, value, []);
  const known = found.get(value);
  if (known?.schema === schema) return known.references;
  const references = referencesIn(schema, value, []);
  found.set(value, { schema, references });
  return references;
}

function referencesIn(schema: z.ZodType, value: unknown, path: JsonPath): FoundReference[] {
  if (!mayRefer(schema)) return [];
  const bare = unwrap(schema);
  if (typeof value === 'string') {
    const target = contentMeta.get(bare)?.reference;
    return target ? [{ target, id: value, path, isKey: false }] : [];
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

function referencesBelow(schema: z.ZodType, item: unknown, path: JsonPath): FoundReference[] {
  const definition = definitionOf(schema);
  const step = path.at(-1) ?? '';
  const children = childSchemas(definition, step);
  const below = new Map<string, FoundReference>();
  for (const child of children) {
    for (const reference of referencesIn(child, item, path)) {
      below.set(`${reference.target} ${reference.path.join('.')}`, reference);
    }
  }
  return [...below.values()];
}

function keyReference(schema: z.ZodType, key: string, path: JsonPath): FoundReference[] {
  const { keyType } = definitionOf(schema);
  const target = keyType ? contentMeta.get(unwrap(keyType))?.reference : undefined;
  return target ? [{ target, id: key, path, isKey: true }] : [];
}
