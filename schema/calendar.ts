import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { amountSchema } from './amount.ts';
import { changeBy, hasAtMostOne, percentSchema, reductionBy } from './change.ts';
import { file } from './collection.ts';
import { dateRangeSchema, dateSchema } from './dates.ts';
import { entries, idSchema, reference, schemaLink, unconfirmedSchema } from './primitives.ts';
import { rule } from './rules.ts';

const datesSchema = z.array(dateRangeSchema).min(1);

const packagesSchema = z.array(reference('package', 'A package.')).min(1);

const seasonSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the season, used in price tables.', examples: ['high'] }),
    dates: datesSchema.meta({ description: 'When the season is; the day of departure counts.' }),
    percent: percentSchema.optional(),
    amount: changeBy('What is added per person, or per group; less than 0 is taken off.').optional(),
    priority: z
      .int()
      .default(0)
      .meta({ description: 'Where seasons overlap, the one with the highest number holds.' }),
  })
  .refine(hasAtMostOne, { ...rule('percent-or-amount'), path: ['amount'] });

const closureSchema = z.strictObject({
  id: idSchema.meta({ description: 'Id of the closed period; its texts say why.', examples: ['monsoon'] }),
  dates: datesSchema.meta({ description: 'Days on which nothing departs.' }),
  regions: z
    .array(reference('region', 'A region.'))
    .min(1)
    .optional()
    .meta({ description: 'Regions whose packages are closed.' }),
  packages: packagesSchema.optional().meta({ description: 'Packages that are closed.' }),
});

const offerSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the special offer.', examples: ['earlyBird'] }),
    percent: z
      .number()
      .min(-100)
      .lt(0)
      .optional()
      .meta({ description: 'What is taken off, in per cent.', examples: [-10] }),
    amount: reductionBy('What is taken off per person, or per group.').optional(),
    bookBy: dateSchema.optional().meta({ description: 'Last day of booking.' }),
    dates: datesSchema.optional().meta({ description: 'Days of departure; none: any day.' }),
    packages: packagesSchema.optional().meta({ description: 'Packages on offer; none: all.' }),
  })
  .refine((offer) => hasAtMostOne(offer) && (offer.percent ?? offer.amount) !== undefined, {
    ...rule('percent-or-amount'),
    path: ['percent'],
  });

/** When tours go, and what changes their prices by date. A trip counts by its first day. */
export const calendarSchema = z
  .strictObject({
    $schema: schemaLink,
    zone: z
      .string()
      .refine(isTimeZone, rule('time-zone'))
      .meta({
        description: 'Time zone of the operator (IANA): what "today" is.',
        examples: ['Europe/Rome'],
      }),
    noticeDays: z
      .int()
      .min(0)
      .default(0)
      .meta({ description: 'Days between booking and departure, at least.' }),
    bookableMonths: z
      .int()
      .min(1)
      .max(60)
      .default(24)
      .meta({ description: 'How many months ahead visitors may choose a day.' }),
    roundTo: amountSchema.optional().meta({
      description:
        'To what prices changed by per cent are rounded; none: to the smallest unit of the currency.',
      examples: [1000],
    }),
    seasons: entries(
      'season',
      z.array(seasonSchema).meta({ description: 'Times of the year with prices of their own.' }),
    ).default([]),
    closed: entries(
      'closure',
      z
        .array(closureSchema)
        .meta({ description: 'When nothing departs: everywhere, or in some regions or packages.' }),
    ).default([]),
    offers: entries(
      'offer',
      z
        .array(offerSchema)
        .meta({ description: 'Special offers; of several, the best for the visitor holds.' }),
    ).default([]),
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Calendar', description: 'Seasons, closed periods and special offers.' });

export const calendar = file({ data: calendarSchema, isOptional: true });

export type Calendar = z.infer<typeof calendarSchema>;
export type Season = Calendar['seasons'][number];

function isTimeZone(zone: string): boolean {
  // The list is there at once, but lacks the other names that zones have; asking for a zone loads how dates are written.
  if (Intl.supportedValuesOf('timeZone').includes(zone)) return true;
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
