import * as z from 'zod';
import { amountSchema, freeAmountSchema } from './amount.ts';
import { changeBy, percentSchema } from './change.ts';
import { dataFile, folder } from './collection.ts';
import { contentMeta, onlyOneOf, reference, restriction, unconfirmedSchema } from './primitives.ts';

/** Replaces a price that is only given on request. */
export const ON_REQUEST = 'ask';

/** The key of a row's price if prices do not depend on the accommodation class. */
export const PRICE_KEY = 'price';

const cellSchema = z
  .union([...amountSchema.options, z.literal(ON_REQUEST)])
  .meta({ description: 'A price, or “ask” for a price on request.', examples: [3150000, ON_REQUEST] });

const rowSchema = z
  .object({
    paxCount: reference('band', 'One of your group sizes.'),
    price: cellSchema
      .optional()
      .meta({ description: 'Price, if it is the same for all accommodation classes.' }),
  })
  .catchall(cellSchema)
  .meta({ description: 'Prices for one group size: one price, or one for each accommodation class.' })
  .register(contentMeta, { keysOf: 'tier' });

const rowsSchema = z.array(rowSchema).min(1);

const optionsSchema = restriction(z.array(reference('option', 'An option.'))).meta({
  description: 'Only for these options.',
});

const forCategorySchema = z
  .strictObject({
    category: reference('category', 'Category of the tours.'),
    options: optionsSchema,
    days: z.int().positive().optional().meta({ description: 'Only tours with this number of days.' }),
    hours: z
      .union([z.literal(true), z.number().positive()])
      .optional()
      .meta({
        description: 'Only tours with this number of hours, or every tour whose length is in hours.',
      }),
  })
  .apply(onlyOneOf, 'days-or-hours', [['days'], ['hours']], { path: ['hours'] });

const forPackageSchema = z.strictObject({
  package: reference('package', 'The tour.'),
  options: optionsSchema,
});

const forNightsSchema = z.strictObject({
  nights: z.int().positive().meta({
    description:
      'Usual prices of tours with this number of nights that have no list for them or their category; categories without overnight stays have none.',
  }),
});

const byTierSchema = z
  .record(reference('tier', 'An accommodation class.'), freeAmountSchema)
  .register(contentMeta, { ofEach: true });

const childRateSchema = z
  .union([
    ...freeAmountSchema.options,
    z.strictObject({
      percent: z
        .number()
        .min(0)
        .meta({ description: 'Per cent of the adult price.', examples: [50] }),
    }),
    byTierSchema,
  ])
  .meta({
    description:
      'Price for each of them: an amount, an amount for each accommodation class, or per cent of the adult price.',
    examples: [0, 250, { percent: 50 }],
  });

const supplementSchema = z.union([...freeAmountSchema.options, byTierSchema]).meta({
  description: 'Extra cost of a single room: an amount, or one for each accommodation class.',
  examples: [400000],
});

const seasonPricesSchema = z
  .strictObject({
    percent: percentSchema.optional(),
    amount: changeBy('Amount added to the price; a negative amount is taken off.').optional(),
    rows: rowsSchema.optional().meta({ description: 'A price table for this season.' }),
  })
  .meta({ description: 'Prices in this season, instead of the change in the calendar.' })
  .apply(onlyOneOf, 'one-change', [['percent'], ['amount'], ['rows']], { needsOne: true });

/** Prices by group size and accommodation class, and which packages they belong to. */
export const priceTableSchema = dataFile({
  serves: z.union([forCategorySchema, forPackageSchema, forNightsSchema]).meta({
    description:
      'Tours that use these prices: a category, one tour, or other overnight tours with this number of nights.',
  }),
  per: z
    .enum(['person', 'group'])
    .default('person')
    .meta({ description: 'Prices are for each person, or for the whole group or vehicle.' }),
  rows: rowsSchema,
  children: z
    .record(reference('ageGroup', 'An age group.'), childRateSchema)
    .optional()
    .meta({ description: 'Prices of age groups; groups that are not listed pay as adults.' }),
  singleSupplement: supplementSchema.optional(),
  seasons: z
    .record(reference('season', 'A season.'), seasonPricesSchema)
    .optional()
    .meta({ description: 'Seasons in which these prices change differently from the calendar.' }),
  unconfirmed: unconfirmedSchema,
}).meta({ title: 'Price table', description: 'Price table by group size and accommodation class.' });

export const prices = folder({ data: priceTableSchema });

export type PriceTable = z.infer<typeof priceTableSchema>;
export type PriceTableRow = PriceTable['rows'][number];
