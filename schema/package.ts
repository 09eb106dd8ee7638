import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { idSchema, orderSchema, reference, schemaLink, unconfirmedSchema } from './primitives.ts';
import { rule } from './rules.ts';

/** A tour package; its id is the file’s name and the last part of its address. Spec §3 Package. */
export const packageSchema = z
  .strictObject({
    $schema: schemaLink,
    order: orderSchema,
    region: reference('region', 'Island of the package.'),
    category: reference('category', 'Category of the package.'),
    image: reference('image', 'Key of the picture.'),
    destinations: z
      .array(reference('destination', 'A destination that the package visits.'))
      .meta({ description: 'Destinations that the package visits.' }),
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Package', description: 'A tour package.' });

export type TourPackage = z.infer<typeof packageSchema>;

const categorySchema = z.strictObject({
  id: idSchema,
  options: z.boolean().meta({ description: 'Whether visitors choose between the options (tabs).' }),
  overnight: z.boolean().meta({ description: 'Whether hotel nights, and so price tables, apply.' }),
});

/** The categories of packages, in the order of lists. Spec §2. */
export const categoriesSchema = z
  .strictObject({
    $schema: schemaLink,
    categories: z.array(categorySchema).min(1),
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Categories', description: 'Categories of packages.' });

export type Categories = z.infer<typeof categoriesSchema>;
export type Category = Categories['categories'][number];

/** A choice of comfort on packages with options; its id is the file’s name. Spec §3 Overnight option. */
export const optionSchema = z
  .strictObject({
    $schema: schemaLink,
    order: orderSchema,
    tier: reference('tier', 'Standard hotel class of the option.'),
    meals: z
      .array(z.enum(['breakfast', 'lunch', 'dinner']))
      .meta({ description: 'Meals that the option includes every day.' }),
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Option', description: 'A choice of comfort.' });

export type Option = z.infer<typeof optionSchema>;

/** A section page that lists packages; its id is the file’s name. Spec §2. */
export const sectionSchema = z
  .strictObject({
    $schema: schemaLink,
    order: orderSchema,
    path: z.string().regex(/^\/[a-z0-9-]+$/, rule('section-path')),
    image: reference('image', 'Key of the picture.'),
    groups: z
      .array(
        z.strictObject({
          region: reference('region', 'Packages of this region …'),
          category: reference('category', '… and this category.'),
        }),
      )
      .min(1)
      .meta({ description: 'Groups of packages, in order.' }),
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Section', description: 'A page that lists packages.' });

export type Section = z.infer<typeof sectionSchema>;
