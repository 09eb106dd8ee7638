import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import type { Json } from '../store/operation.ts';
import { localToday } from './read-day.ts';

/**
 * A new value of a schema, as complete as possible without guessing: the first choice of several, today for a day. The
 * check then names what only the operator knows.
 */
export function startingValue(node: SchemaNode): Json {
  return start(node) ?? (node.type === 'object' ? {} : '');
}

/** Undefined for what only the operator knows. */
function start(node: SchemaNode): Json | undefined {
  switch (node.type) {
    case 'object':
      return startObject(node);
    case 'record':
      return {};
    case 'array':
      return startList(node);
    case 'boolean':
      return false;
    case 'enum':
    case 'literal':
      return node.values[0];
    case 'union': {
      const [first] = node.options;
      return first && start(readSchema(first));
    }
    default:
      return startDay(node);
  }
}

function startObject({ shape = {}, meta }: SchemaNode): Json {
  const needed = Object.entries(shape).flatMap(([key, schema]) => {
    const child = readSchema(schema);
    const value = child.isOptional ? undefined : start(child);
    return value === undefined ? [] : [[key, value] as const];
  });
  const [first] = (meta?.needsOne && meta.oneOf?.[0]) || [];
  const choice = first === undefined ? undefined : shape[first];
  const chosen = first !== undefined && choice ? { [first]: startingChoice(readSchema(choice)) } : {};
  return { ...Object.fromEntries(needed), ...definedIn(chosen) };
}

/** The first value of a chosen form: a number that changes nothing, if possible. */
export function startingChoice(node: SchemaNode): Json | undefined {
  if (node.type !== 'number') return start(node);
  return node.schema.safeParse(0).success ? 0 : undefined;
}

function definedIn(values: Readonly<Record<string, Json | undefined>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

function startList({ schema, element }: SchemaNode): Json {
  if (schema.safeParse([]).success || !element) return [];
  const item = start(readSchema(element));
  return item === undefined ? [] : [item];
}

function startDay({ meta }: SchemaNode): Json | undefined {
  return meta?.format === 'date' || meta?.format === 'day' ? localToday() : undefined;
}
