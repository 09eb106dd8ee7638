import * as z from 'zod';
import { dataFile, file } from './collection.ts';
import { entries, idSchema } from './primitives.ts';

const categorySchema = z.strictObject({
  id: idSchema,
  options: z.boolean().meta({ description: 'Visitors can choose between options.' }),
  overnight: z
    .boolean()
    .meta({ description: 'These tours include nights in accommodation, with the price tables for them.' }),
  guidePrice: z.boolean().default(false).meta({
    description:
      'Tours without a price table show the price of their destination beside “Contact Us”, named as a guide price.',
  }),
});

/** The categories of packages, in the order in which lists show them. */
const categoriesSchema = dataFile({
  categories: entries('category', z.array(categorySchema).min(1)),
}).meta({ title: 'Categories', description: 'Categories of tours.' });

export const categories = file({ data: categoriesSchema });

type Categories = z.infer<typeof categoriesSchema>;
export type Category = Categories['categories'][number];
