import type * as z from 'zod';
import { type TextArea, textAreas } from '../../../schema/collections.ts';
import { TODO_MARK } from '../../../schema/texts/text.ts';
import { neededArguments } from '../../compiler/check/check-message.ts';
import { definitionOf, unwrap } from '../../compiler/validate/schema-walk.ts';

/** The texts of an entry of an area, all of them still to be written: each says what it is for. */
export function todoTexts(area: TextArea): unknown {
  const entry = definitionOf(textAreas[area]).catchall;
  if (!entry) throw new Error(`The texts of "${area}" do not stand by entry.`);
  return todoValue(entry);
}

function todoValue(schema: z.ZodType): unknown {
  const { shape, element } = definitionOf(schema);
  if (element) return [todoValue(element)];
  if (!shape) return todoText(unwrap(schema));
  return Object.fromEntries(Object.entries(shape).map(([key, child]) => [key, todoValue(child)]));
}

function todoText(schema: z.ZodType): string {
  const values = neededArguments(schema).map((name) => ` {${name}}`);
  return `${TODO_MARK} ${schema.description ?? ''}${values.join('')}`.trim();
}
