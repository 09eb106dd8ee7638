import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { amountSchema, freeAmountSchema } from './amount.ts';
import { changeBy, percentSchema } from './change.ts';
import { folder } from './collection.ts';
import { idSchema, reference, schemaLink, unconfirmedSchema } from './primitives.ts';
import { rule } from './rules.ts';

/** In place of a price: one has to ask. */
export const ASK = 'ask';

/** The key of a row's price where prices do not depend on the accommodation class. */
export const PRICE_KEY = 'price';

const cellSchema = z
  .union([...amountSchema.options, z.literal(ASK)])
  .meta({ description: 'A price, or "ask" where one has to ask for it.', examples: [3150000, ASK] });

const rowSchema = z
  .object({
    paxCount: reference('band', 'Group size: the id of a band.'),
    price: cellSchema
      .optional()
      .meta({ description: 'The price, where it is the same in all accommodation classes.' }),
  })
  .catchall(cellSchema)
  .meta({ description: 'Prices for one group size: one, or one for each accommodation class.' });

const rowsSchema = z.array(rowSchema).min(1);

const optionsSchema = z
  .array(reference('option', 'An option.'))
  .min(1)
  .meta({ description: 'Options that the table serves.' });

const forCategorySchema = z
  .strictObject({
    category: reference('category', 'Category of the packages that the table serves.'),
    options: optionsSchema.optional(),
    days: z.int().positive().optional().meta({ description: 'Only packages of so many days.' }),
    hours: z
      .union([z.literal(true), z.number().positive()])
      .optional()
      .meta({ description: 'Only packages of so many hours; true: all that are given in hours.' }),
  })
  .refine(({ days, hours }) => days === undefined || hours === undefined, {
    ...rule('days-or-hours'),
    path: ['hours'],
  });

const forPackageSchema = z.strictObject({
  package: reference('package', 'The one package that the table serves.'),
  options: optionsSchema.optional(),
});

const forNightsSchema = z.strictObject({
  nights: z.int().positive().meta({
    description:
      'Default table of packages with so many nights, in categories with nights with accommodation.',
  }),
});

const byTierSchema = z.record(idSchema, freeAmountSchema);

const childRateSchema = z
  .union([
    ...freeAmountSchema.options,
    z.strictObject({
      percent: z
        .number()
        .min(0)
        .meta({ description: 'Per cent of what an adult pays.', examples: [50] }),
    }),
    byTierSchema,
  ])
  .meta({
    description:
      'What each pays: an amount, an amount for each accommodation class, or per cent of an adult’s price.',
    examples: [0, 250, { percent: 50 }],
  });

const supplementSchema = z.union([...freeAmountSchema.options, byTierSchema]).meta({
  description: 'What a room for one costs more: an amount, or one for each accommodation class.',
  examples: [400000],
});

const seasonPricesSchema = z
  .strictObject({
    percent: percentSchema.optional(),
    amount: changeBy('What is added; less than 0 is taken off.').optional(),
    rows: rowsSchema.optional().meta({ description: 'Prices of their own.' }),
  })
  .refine((prices) => Object.values(prices).filter((value) => value !== undefined).length === 1, {
    ...rule('one-change'),
  })
  .meta({ description: 'What this table costs in the season, in place of what the calendar says.' });

/** Prices by group size and accommodation class, and which packages they belong to. */
export const priceTableSchema = z
  .strictObject({
    $schema: schemaLink,
    serves: z
      .union([forCategorySchema, forPackageSchema, forNightsSchema])
      .meta({ description: 'A category, one package, or all packages of so many nights.' }),
    per: z
      .enum(['person', 'group'])
      .default('person')
      .meta({ description: 'Whether prices are for each person, or for the whole group or vehicle.' }),
    rows: rowsSchema,
    children: z
      .record(reference('ageGroup', 'An age group.'), childRateSchema)
      .optional()
      .meta({ description: 'What age groups pay; those without a rate pay as adults do.' }),
    singleSupplement: supplementSchema.optional(),
    seasons: z
      .record(reference('season', 'A season.'), seasonPricesSchema)
      .optional()
      .meta({ description: 'Seasons in which this table costs something else than the calendar says.' }),
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Price table', description: 'Prices by group size and accommodation class.' });

export const prices = folder({ data: priceTableSchema });

export type PriceTable = z.infer<typeof priceTableSchema>;
export type PriceTableRow = PriceTable['rows'][number];
