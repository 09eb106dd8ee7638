import type * as z from 'zod';
import type { JsonPath } from '../../../schema/json-path.ts';
import { memoize } from '../../../schema/memoize.ts';
import { childSchemas, partSchemas, readDefinition, readMeta, unwrap } from '../../../schema/schema-walk.ts';

/** An amount of money as it is written in a file: a number, or a text that is read as one. */
export interface WrittenAmount {
  readonly path: JsonPath;
  readonly written: number | string;
}

/** All amounts of money that a value holds; parts that match no schema are not searched. */
export function findAmounts(
  schema: z.ZodType,
  value: unknown,
  path: JsonPath = [],
): readonly WrittenAmount[] {
  const bare = unwrap(schema);
  if (!mayHoldAmounts(bare)) return [];
  if (typeof value === 'number' || typeof value === 'string')
    return isAmount(bare) ? [{ path, written: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const definition = readDefinition(bare);
  if (definition.options) {
    const fitting = definition.options.find((option) => option.safeParse(value).success);
    return fitting ? findAmounts(fitting, value, path) : [];
  }
  return Object.entries(value).flatMap(([key, item]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return childSchemas(definition, step).flatMap((child) => findAmounts(child, item, [...path, step]));
  });
}

/** True if a value of the schema is an amount, or may be one. */
function isAmount(bare: z.ZodType): boolean {
  const { options = [] } = readDefinition(bare);
  return readMeta(bare)?.amount === true || options.some((option) => isAmount(unwrap(option)));
}

/** Cached for each schema, since most data has no amounts and need not be searched. */
const mayHoldAmounts = memoize((schema: z.ZodType): boolean => {
  const bare = unwrap(schema);
  return isAmount(bare) || partSchemas(bare).some(mayHoldAmounts);
});
