import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import type { Json } from '../store/operation.ts';

/** A new value of a schema: nothing that is filled in, so that the check names what is missing. */
export function emptyValue({ type, options, values }: SchemaNode): Json {
  switch (type) {
    case 'object':
    case 'record':
      return {};
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'enum':
    case 'literal':
      return values[0] ?? '';
    case 'union': {
      const [first] = options;
      return first ? emptyValue(readSchema(first)) : '';
    }
    default:
      return '';
  }
}
