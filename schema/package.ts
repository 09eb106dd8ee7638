import * as z from 'zod';
import { dataFile, folder, texts } from './collection.ts';
import { dateRangeSchema, dateSchema } from './dates.ts';
import { factsShape } from './facts.ts';
import { MAX_DATES, MAX_NOTICE_DAYS, MAX_PERIODS, MAX_TOUR_DAYS } from './limits.ts';
import { listChangeSchema } from './list-change.ts';
import { paths, slugSchema } from './paths.ts';
import { practicalSchema } from './practical.ts';
import { draftSchema, onlyOneOf, orderSchema, reference, unconfirmedSchema } from './primitives.ts';
import { rule } from './rules.ts';
import { keywords, metaTextsSchema, optionalTextList, text, textList, textsById } from './texts/text.ts';
import { weekdaySchema } from './weekday.ts';

const daysSchema = z
  .strictObject({
    days: z
      .int()
      .min(1)
      .max(MAX_TOUR_DAYS)
      .meta({ description: 'Number of days, including the first and the last.', examples: [12] }),
    nights: z
      .int()
      .min(0)
      .optional()
      .meta({ description: 'Number of nights, if not one less than the days.', examples: [11] }),
  })
  .refine(({ days, nights = 0 }) => nights <= days, { ...rule('nights-of-days'), path: ['nights'] });

const hoursSchema = z.strictObject({
  hours: z
    .number()
    .multipleOf(0.5, rule('half-hours'))
    .min(0.5)
    .max(24)
    .meta({
      description: 'Number of hours of a tour shorter than a day; half hours are possible.',
      examples: [4, 1.5],
    }),
});

/** The length of a package: days and nights, or the hours of a single day. */
export const durationSchema = z.union([daysSchema, hoursSchema]).meta({
  description: 'Length of the tour. If empty, it follows from the day plan or the name.',
});

/** Days on which a package departs. */
const departuresSchema = z
  .strictObject({
    weekdays: z.array(weekdaySchema).optional().meta({ description: 'Days of the week.' }),
    dates: z.array(dateRangeSchema).max(MAX_PERIODS).optional().meta({
      description: 'Only within these periods. If empty, all year.',
    }),
    fixed: z.array(dateSchema).max(MAX_DATES).optional().meta({ description: 'Only on these dates.' }),
  })
  .meta({
    description: 'Days of departure: weekdays, periods or fixed dates. If empty, every day.',
    examples: [{ weekdays: ['monday', 'friday'] }, { fixed: ['2030-05-03'] }],
  })
  .apply(onlyOneOf, 'departures', [['weekdays', 'dates'], ['fixed']], { needsOne: true });

/** A tour package; its id is the file’s name and the last part of its address. */
const packageSchema = dataFile({
  slug: slugSchema.optional().meta({
    description: 'Last part of the address of the page, in any script. If empty, its short name.',
    examples: ['old-harbours'],
  }),
  draft: draftSchema,
  order: orderSchema,
  region: reference('region', 'Region of the tour.'),
  category: reference('category', 'Category of the tour.'),
  image: reference('image', 'One of the pictures of the site.'),
  duration: durationSchema.optional(),
  startsAt: reference('stop', 'Place where the tour starts, one of the stops in the labels.').optional(),
  ...factsShape,
  inclusions: listChangeSchema('inclusion', 'What the tour includes, if different from other tours.'),
  exclusions: listChangeSchema('exclusion', 'What is not included, if different.'),
  destinations: z
    .array(reference('destination', 'A destination that the tour visits.'))
    .meta({ description: 'Destinations that the tour visits.' }),
  practical: practicalSchema,
  departures: departuresSchema.optional(),
  soldOut: z.array(dateSchema).max(MAX_DATES).optional().meta({
    description: 'Days of departure that are sold out.',
  }),
  noticeDays: z.int().min(0).max(MAX_NOTICE_DAYS).optional().meta({
    description: 'Least number of days between booking and departure, if different from the calendar.',
  }),
  unconfirmed: unconfirmedSchema,
})
  .refine(({ effort, effortNote }) => effortNote === undefined || effort !== undefined, {
    ...rule('note-of-effort'),
    path: ['effortNote'],
  })
  .meta({ title: 'Package', description: 'One tour.' });

const packageTexts = z.strictObject({
  name: text('Name of the tour, with its length in digits.'),
  summary: text('Short text on cards.'),
  description: textList('Description, in paragraphs.'),
  idealFor: text('Guests that the tour suits best.'),
  special: optionalTextList('What makes the tour special.'),
  start: text('Where the tour starts.'),
  changes: text('What may change with the season and the weather.'),
  keywords: keywords('Words that the search finds the tour by, beside its own texts.'),
  meta: metaTextsSchema,
});

export const packages = folder({
  data: packageSchema,
  kind: 'package',
  page: paths.package,
  ...texts('packages', textsById('package', 'Package texts', packageTexts)),
});

export type TourPackage = z.infer<typeof packageSchema>;
