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
export function findAmounts(schema: z.ZodType, value: unknown): readonly WrittenAmount[] {
  const amounts: WrittenAmount[] = [];
  addAmounts(amounts, schema, value, []);
  return amounts;
}

/** @param path of the value; changed during the walk, restored at the end */
function addAmounts(
  amounts: WrittenAmount[],
  schema: z.ZodType,
  value: unknown,
  path: (string | number)[],
): void {
  const bare = unwrap(schema);
  if (!mayHoldAmounts(bare)) return;
  if (typeof value === 'number' || typeof value === 'string') {
    if (isAmount(bare)) amounts.push({ path: [...path], written: value });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const definition = readDefinition(bare);
  if (definition.options) {
    const fitting = definition.options.find((option) => option.safeParse(value).success);
    if (fitting) addAmounts(amounts, fitting, value, path);
    return;
  }
  const isList = Array.isArray(value);
  for (const [key, item] of Object.entries(value)) {
    const step = isList ? Number(key) : key;
    path.push(step);
    for (const child of childSchemas(definition, step)) addAmounts(amounts, child, item, path);
    path.pop();
  }
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
