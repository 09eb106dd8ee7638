import type { z } from 'zod';
import { collections, textAreas } from '../../../schema/collections.ts';
import { classify } from '../../../schema/file-roles.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import { knownKeys, schemasAt } from '../../../schema/schema-walk.ts';

/** The keys of objects in a file of the data folder, in the order of its schema. */
export function keyOrder(file: string): (parent: JsonPath) => readonly string[] {
  const schema = schemaOf(file);
  return (parent) => (schema ? knownKeys(schemasAt(schema, parent)) : []);
}

function schemaOf(file: string): z.ZodType | undefined {
  const found = classify(file);
  switch (found.role) {
    case 'single':
      return collections[found.name].data;
    case 'entry':
      return collections[found.folder].data;
    case 'texts':
      return textAreas[found.area];
    default:
      return undefined;
  }
}
