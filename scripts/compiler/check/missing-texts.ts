import type * as z from 'zod';
import type { TextArea } from '../../../schema/collections.ts';
import type { JsonPath } from '../parse/parsed-file.ts';
import { definitionOf, unwrap } from '../validate/schema-walk.ts';
import { neededArguments } from './check-message.ts';
import { type ExpectedTexts, placeName } from './expected-texts.ts';

/** Texts that are missing at a place of an area. */
export interface MissingTexts {
  readonly area: TextArea;
  readonly path: JsonPath;
  /** The keys of the single texts, from the place on; one empty key where the place is a text itself. */
  readonly keys: readonly string[];
  /** The property to add, as JSON with … for each text. */
  readonly json: string;
}

/** Everything that a missing value should hold, as far as its schema and the entries of the site say. */
export function outlineMissing(
  schema: z.ZodType,
  area: TextArea,
  path: JsonPath,
  expected: ExpectedTexts,
): MissingTexts {
  const keys: string[] = [];
  const outline = (part: z.ZodType, below: JsonPath): unknown => {
    const { shape = {}, element, catchall, valueType, type } = definitionOf(part);
    if (element) return [outline(element, below)];
    if (type !== 'object' && type !== 'record') {
      keys.push(below.join('.'));
      return ['…', ...neededArguments(unwrap(part)).map((name) => `{${name}}`)].join(' ');
    }
    const entry = valueType ?? catchall;
    const ids = (entry && expected.get(placeName(area, [...path, ...below]))?.ids) ?? [];
    const children = [
      ...Object.entries(shape).filter(([key, { def }]) => key !== '$schema' && def.type !== 'default'),
      ...ids.flatMap((id) => (entry ? [[id, entry] as const] : [])),
    ];
    return Object.fromEntries(children.map(([key, child]) => [key, outline(child, [...below, key])]));
  };
  const value = JSON.stringify(outline(schema, []), null, 1).replace(/\s*\n\s*/g, ' ');
  return { area, path, keys, json: `${JSON.stringify(String(path.at(-1) ?? ''))}: ${value}` };
}
