import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { file } from './collection.ts';
import { entries, idSchema, schemaLink } from './primitives.ts';

const categorySchema = z.strictObject({
  id: idSchema,
  options: z.boolean().meta({ description: 'Whether visitors choose between the options (tabs).' }),
  overnight: z
    .boolean()
    .meta({ description: 'Whether nights with accommodation, and so price tables, apply.' }),
});

/** The categories of packages, in the order of lists. */
const categoriesSchema = z
  .strictObject({
    $schema: schemaLink,
    categories: entries('category', z.array(categorySchema).min(1)),
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Categories', description: 'Categories of packages.' });

export const categories = file({ data: categoriesSchema });

type Categories = z.infer<typeof categoriesSchema>;
export type Category = Categories['categories'][number];
