import * as z from 'zod';
import { collections, textAreas } from '../../schema/collections.ts';
import { contentMeta } from '../../schema/primitives.ts';
import type { GeneratedFile } from '../compiler/emit/generated-file.ts';
import { BASE_LANGUAGE, hasSoftwareText, isSoftwareGroup } from '../compiler/read/read-dictionaries.ts';

/** The JSON Schemas that editors read, one per kind of file of the data folder; follows from the zod schemas. */
export function jsonSchemas(): readonly GeneratedFile[] {
  const data = Object.entries(collections).map(
    ([name, collection]) => [name, toJsonSchema(collection.data)] as const,
  );
  const texts = Object.entries(textAreas).map(([area, schema]) => {
    const json = toJsonSchema(schema);
    requireOwnTexts(json, area);
    return [`texts-${area}`, json] as const;
  });
  return [...data, ...texts].map(([name, json]) => ({
    path: `${name}.schema.json`,
    content: `${JSON.stringify(json, null, 2)}\n`,
  }));
}

/** Editors see the shape that people write, before amounts in words become numbers. */
function toJsonSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => nameValues(zodSchema, jsonSchema),
  });
}

/** Adds the values that a message takes to its description. */
function nameValues(schema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema): void {
  const names = Object.keys(contentMeta.get(schema)?.arguments ?? {}).map((name) => `{${name}}`);
  if (names.length > 0) json.description = `${json.description} Values: ${names.join(', ')}.`;
}

/** Requires only texts that the software does not have itself; returns whether there are any below the key. */
function requireOwnTexts(json: z.core.JSONSchema.BaseSchema, key: string): boolean {
  if (!isSoftwareGroup(key)) return !hasSoftwareText(BASE_LANGUAGE, key);
  const required = (json.required ?? []).filter((step) => {
    const child = json.properties?.[step];
    return typeof child === 'object' && requireOwnTexts(child, `${key}.${step}`);
  });
  if (required.length > 0) json.required = required;
  else delete json.required;
  return required.length > 0;
}
