import * as z from 'zod';
import { amountSchema } from './amount.ts';
import { changeBy, percentSchema, reductionBy } from './change.ts';
import { dataFile, file } from './collection.ts';
import { dateRangeSchema, dateRangesSchema, dateSchema } from './dates.ts';
import { MAX_NOTICE_DAYS, MAX_PERIODS } from './limits.ts';
import { entries, idSchema, onlyOneOf, reference, restriction, unconfirmedSchema } from './primitives.ts';
import { rule } from './rules.ts';

const packagesSchema = z.array(reference('package', 'A tour.'));

const seasonSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Short name of the season, used in price tables.', examples: ['high'] }),
    dates: dateRangesSchema.meta({ description: 'Dates of the season; the day of departure counts.' }),
    percent: percentSchema.optional(),
    amount: changeBy(
      'Amount added to the price per person or per group; a negative amount is taken off.',
    ).optional(),
    priority: z
      .int()
      .default(0)
      .meta({ description: 'If seasons overlap, the one with the highest number applies.' }),
  })
  .apply(onlyOneOf, 'percent-or-amount', [['percent'], ['amount']], { path: ['amount'] });

const closureSchema = z.strictObject({
  id: idSchema.meta({
    description: 'Short name of the closed period; its text gives the reason.',
    examples: ['monsoon'],
  }),
  dates: dateRangesSchema.meta({ description: 'Days without departures.' }),
  regions: restriction(z.array(reference('region', 'A region.'))).meta({
    description: 'Only tours in these regions are closed.',
  }),
  packages: restriction(packagesSchema).meta({ description: 'Only these tours are closed.' }),
});

const offerSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Short name of the special offer.', examples: ['earlyBird'] }),
    percent: z
      .number()
      .min(-100)
      .lt(0)
      .optional()
      .meta({ description: 'Discount in per cent: -10 is 10 % off.', examples: [-10] }),
    amount: reductionBy('Discount per person or per group, as a negative amount.').optional(),
    dates: restriction(z.array(dateRangeSchema).max(MAX_PERIODS)).meta({
      description: 'Days of departure. If empty, any day.',
    }),
    bookBy: dateSchema.optional().meta({ description: 'Last day to book the offer.' }),
    packages: restriction(packagesSchema).meta({ description: 'Tours on offer. If empty, all tours.' }),
  })
  // An offer that is being written may have no discount yet: visitors do not see it.
  .apply(onlyOneOf, 'percent-or-amount', [['percent'], ['amount']], { path: ['amount'], needsOne: 'later' });

/** Departures, and price changes by date; the first day of a trip decides. */
export const calendarSchema = dataFile({
  zone: z
    .string()
    .refine(isTimeZone, rule('time-zone'))
    .meta({
      description: 'Your time zone; it decides which day is “today”.',
      examples: ['Europe/Rome'],
    }),
  noticeDays: z
    .int()
    .min(0)
    .max(MAX_NOTICE_DAYS)
    .default(0)
    .meta({ description: 'Least number of days between booking and departure.' }),
  bookableMonths: z
    .int()
    .min(1)
    .max(60)
    .default(24)
    .meta({ description: 'How many months ahead visitors can choose a date.' }),
  roundTo: amountSchema.optional().meta({
    description:
      'Prices that change by per cent are rounded to this amount. If empty, to the smallest unit of the currency.',
    examples: [1000],
  }),
  seasons: entries('season', z.array(seasonSchema), 'Times of the year with different prices.').default([]),
  closed: entries(
    'closure',
    z.array(closureSchema),
    'Periods without departures: everywhere, or only for some regions or tours.',
  ).default([]),
  offers: entries(
    'offer',
    z.array(offerSchema),
    'Special offers; if several apply, visitors get the best one.',
  ).default([]),
  unconfirmed: unconfirmedSchema,
}).meta({ title: 'Calendar', description: 'Seasons, closed periods and special offers.' });

export const calendar = file({ data: calendarSchema, isOptional: true });

export type Calendar = z.infer<typeof calendarSchema>;
export type Season = Calendar['seasons'][number];

function isTimeZone(zone: string): boolean {
  // The list is fast but lacks the aliases of zones; formatting a date loads locale data.
  if (Intl.supportedValuesOf('timeZone').includes(zone)) return true;
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
