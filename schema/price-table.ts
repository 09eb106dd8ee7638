import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { amountSchema } from './amount.ts';
import { folder } from './collection.ts';
import { reference, schemaLink, unconfirmedSchema } from './primitives.ts';

const rowSchema = z
  .object({ paxCount: reference('band', 'Group size: the id of a band.') })
  .catchall(amountSchema)
  .meta({ description: 'Prices per person for one group size, by hotel class.' });

const forOptionSchema = z.strictObject({
  category: reference('category', 'Category of the packages that the table serves.'),
  options: z
    .array(reference('option', 'An option.'))
    .min(1)
    .meta({ description: 'Options that the table serves.' }),
});

const forPackageSchema = z.strictObject({
  package: reference('package', 'The one package that the table serves.'),
  options: z.array(reference('option', 'An option.')).min(1).optional(),
});

const forNightsSchema = z.strictObject({
  nights: z.int().positive().meta({ description: 'Default table of packages with so many nights.' }),
});

/** Prices per person by group size and hotel class, and which packages they belong to. Spec §3, §9. */
export const priceTableSchema = z
  .strictObject({
    $schema: schemaLink,
    serves: z
      .union([forOptionSchema, forPackageSchema, forNightsSchema])
      .meta({ description: 'Options of a category, one package, or all packages of so many nights.' }),
    rows: z.array(rowSchema).min(1),
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Price table', description: 'Prices per person by group size and hotel class.' });

export const prices = folder({ data: priceTableSchema });

export type PriceTable = z.infer<typeof priceTableSchema>;
