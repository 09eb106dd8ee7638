import * as z from 'zod';
import { contentMeta } from '../primitives.ts';
import { interfaceTextsSchema } from './interface.ts';
import { labelsTextsSchema } from './labels.ts';
import { pagesTextsSchema } from './pages.ts';

type Shape = Readonly<Record<string, z.ZodType>>;

/**
 * The software's own texts in one language, by area: everything that the files of these areas hold, except texts
 * by id and texts in the operator's own words.
 */
export const dictionarySchema = z
  .strictObject(
    softwareShape({ interface: interfaceTextsSchema, labels: labelsTextsSchema, pages: pagesTextsSchema }),
  )
  .meta({ title: 'Dictionary', description: 'The software’s own texts in one language.' });

function softwareShape(shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, schema]) => {
      const part = key === '$schema' ? undefined : softwarePart(schema);
      return part ? [[key, part]] : [];
    }),
  );
}

/** The part of a schema with texts of the software's own; undefined if it has none. */
function softwarePart(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) {
    const shape = softwareShape(schema.shape);
    return Object.keys(shape).length > 0 ? z.strictObject(shape) : undefined;
  }
  if (schema instanceof z.ZodRecord || schema instanceof z.ZodDefault) return undefined;
  const text = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema;
  return contentMeta.get(text)?.isOwn ? undefined : schema;
}
