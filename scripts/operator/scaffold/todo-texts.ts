import type * as z from 'zod';
import { type EntryKind, textAreas } from '../../../schema/collections.ts';
import { type TextPlace, textPlaces } from '../../../schema/id-sources.ts';
import { readDefinition, schemasAt, unwrap } from '../../../schema/schema-walk.ts';
import { TODO_MARK } from '../../../schema/texts/text.ts';
import { neededArguments } from '../../compiler/check/message-values.ts';

/** The place where the texts of the entries of a kind are. */
export function textPlace(kind: EntryKind): TextPlace {
  const place = textPlaces.find((one) => one.kind === kind);
  if (!place) throw new Error(`Entries of the kind "${kind}" have no texts.`);
  return place;
}

/** The schema of the texts of one entry of a kind. */
export function entryTextsSchema(kind: EntryKind): z.ZodType {
  const { area, path } = textPlace(kind);
  const [schema] = schemasAt(textAreas[area], [...path, '']);
  if (!schema) throw new Error(`The texts of "${area}" are not by entry.`);
  return schema;
}

/** The texts of an entry of a kind, all of them still to be written: each says what it is for. */
export function todoTexts(kind: EntryKind): unknown {
  return todoValue(entryTextsSchema(kind));
}

function todoValue(schema: z.ZodType): unknown {
  const { shape, element } = readDefinition(schema);
  if (element) return [todoValue(element)];
  if (!shape) return todoText(unwrap(schema));
  return Object.fromEntries(Object.entries(shape).map(([key, child]) => [key, todoValue(child)]));
}

function todoText(schema: z.ZodType): string {
  const values = neededArguments(schema).map((name) => ` {${name}}`);
  return `${TODO_MARK} ${schema.description ?? ''}${values.join('')}`.trim();
}
