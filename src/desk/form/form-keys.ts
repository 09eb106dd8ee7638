import { findSchema } from '../../../schema/file-roles.ts';
import { HIDDEN_KEYS, readSchema } from './schema-node.ts';

/** The keys of a file that its form shows. */
export function formKeys(file: string): readonly string[] {
  const schema = findSchema(file);
  const keys = Object.keys((schema && readSchema(schema).shape) ?? {});
  return keys.filter((key) => !HIDDEN_KEYS.has(key));
}
