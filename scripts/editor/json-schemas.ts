import * as z from 'zod';
import { collections, textAreas } from '../../schema/collections.ts';
import type { GeneratedFile } from '../compiler/emit/generated-file.ts';

/** The JSON Schemas that editors read, one per kind of file of the data folder; follows from the zod schemas. */
export function jsonSchemas(): readonly GeneratedFile[] {
  const schemas: readonly (readonly [name: string, schema: z.ZodType])[] = [
    ...Object.entries(collections).map(([name, { data }]) => [name, data] as const),
    ...Object.entries(textAreas).map(([area, schema]) => [`texts-${area}`, schema] as const),
  ];
  return schemas.map(([name, schema]) => ({
    path: `${name}.schema.json`,
    content: `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`,
  }));
}

/** Editors see the shape that people write, before amounts in words become numbers. */
function toJsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
}
