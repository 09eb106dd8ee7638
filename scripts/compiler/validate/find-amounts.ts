import type * as z from 'zod';
import type { JsonPath } from '../parse/parsed-file.ts';
import { childSchemas, definitionOf, metaOf, unwrap } from './schema-walk.ts';

/** An amount of money as it is written in a file: a number, or a text that is read as one. */
export interface WrittenAmount {
  readonly path: JsonPath;
  readonly written: number | string;
}

/** All amounts of money that a value holds; in a part that fits no schema of its place none are looked for. */
export function findAmounts(
  schema: z.ZodType,
  value: unknown,
  path: JsonPath = [],
): readonly WrittenAmount[] {
  const bare = unwrap(schema);
  if (!mayHoldAmounts(bare)) return [];
  if (typeof value === 'number' || typeof value === 'string') {
    return isAmount(bare) ? [{ path, written: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const { options } = definitionOf(bare);
  if (options) {
    const fitting = options.find((option) => option.safeParse(value).success);
    return fitting ? findAmounts(fitting, value, path) : [];
  }
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return steps.flatMap(([step, item]: readonly [number | string, unknown]) =>
    childSchemas(definitionOf(bare), step).flatMap((child) => findAmounts(child, item, [...path, step])),
  );
}

/** Whether a value of the schema is an amount, or may be one. */
function isAmount(bare: z.ZodType): boolean {
  const { options = [] } = definitionOf(bare);
  return metaOf(bare)?.amount === true || options.some((option) => isAmount(unwrap(option)));
}

const holders = new WeakMap<z.ZodType, boolean>();

/** Most of the data need not be searched at all. */
function mayHoldAmounts(schema: z.ZodType): boolean {
  const bare = unwrap(schema);
  const known = holders.get(bare);
  if (known !== undefined) return known;
  // A schema that holds itself adds nothing to what it holds besides.
  holders.set(bare, false);
  const { shape = {}, catchall, element, valueType, options = [] } = definitionOf(bare);
  const parts = [...Object.values(shape), catchall, element, valueType, ...options];
  const holds = isAmount(bare) || parts.some((part) => part !== undefined && mayHoldAmounts(part));
  holders.set(bare, holds);
  return holds;
}
