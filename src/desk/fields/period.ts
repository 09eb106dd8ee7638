import { readSchema, type SchemaNode } from '../form/schema-node.ts';

/** True if values are periods: a first and a last day, and nothing else. */
export function isPeriod({ shape = {} }: SchemaNode): boolean {
  const ends = Object.entries(shape);
  return ends.length === 2 && ends.every(([, end]) => readSchema(end).meta?.format === 'day');
}
