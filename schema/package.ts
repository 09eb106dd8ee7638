import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { folder, texts } from './collection.ts';
import { dateRangeSchema, dateSchema } from './dates.ts';
import { durationSchema } from './duration.ts';
import { factsShape } from './facts.ts';
import { listChangeSchema } from './list-change.ts';
import { paths, slugSchema } from './paths.ts';
import { practicalSchema } from './practical.ts';
import { orderSchema, reference, schemaLink, unconfirmedSchema } from './primitives.ts';
import { rule } from './rules.ts';
import { metaTextsSchema, text, textList, textsById } from './texts/text.ts';
import { weekdaySchema } from './weekday.ts';

/** On which days a package departs. */
const departuresSchema = z
  .strictObject({
    weekdays: z.array(weekdaySchema).min(1).optional().meta({ description: 'Days of the week.' }),
    dates: z
      .array(dateRangeSchema)
      .min(1)
      .optional()
      .meta({ description: 'Only within these days; none: all year.' }),
    fixed: z.array(dateSchema).min(1).optional().meta({ description: 'Only on these days.' }),
  })
  .refine(
    ({ weekdays, dates, fixed }) => (fixed === undefined) !== (weekdays === undefined && dates === undefined),
    {
      ...rule('departures'),
    },
  )
  .meta({
    description: 'On which days it departs: some weekdays, within some dates, or fixed days.',
    examples: [{ weekdays: ['monday', 'friday'] }, { fixed: ['2030-05-03'] }],
  });

/** A tour package; its id is the file’s name and the last part of its address. */
const packageSchema = z
  .strictObject({
    $schema: schemaLink,
    slug: slugSchema.optional().meta({
      description: 'Last part of its address, in any script; the id, unless given.',
      examples: ['old-harbours'],
    }),
    order: orderSchema,
    region: reference('region', 'Region of the package.'),
    category: reference('category', 'Category of the package.'),
    image: reference('image', 'Key of the picture.'),
    duration: durationSchema.optional(),
    ...factsShape,
    inclusions: listChangeSchema('inclusion', 'What it includes, where that differs from other packages.'),
    exclusions: listChangeSchema('exclusion', 'What it does not include, where that differs.'),
    destinations: z
      .array(reference('destination', 'A destination that the package visits.'))
      .meta({ description: 'Destinations that the package visits.' }),
    practical: practicalSchema,
    departures: departuresSchema.optional(),
    soldOut: z
      .array(dateSchema)
      .min(1)
      .optional()
      .meta({ description: 'Days of departure on which no place is left.' }),
    noticeDays: z
      .int()
      .min(0)
      .optional()
      .meta({ description: 'Days between booking and departure, instead of what the calendar says.' }),
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .refine(({ effort, effortNote }) => effortNote === undefined || effort !== undefined, {
    ...rule('note-of-effort'),
    path: ['effortNote'],
  })
  .meta({ title: 'Package', description: 'A tour package.' });

const packageTexts = z.strictObject({
  name: text('Name, its length in digits.'),
  summary: text('Text of the card.'),
  description: textList('A paragraph of the description.'),
  idealFor: text('Whom it suits.'),
  special: textList('A thing that is special.'),
  start: text('Where the tour starts.'),
  changes: text('What may change with season and sea.'),
  meta: metaTextsSchema,
});

export const packages = folder({
  data: packageSchema,
  kind: 'package',
  page: paths.package,
  ...texts('packages', textsById('package', 'Package texts', packageTexts)),
});

export type TourPackage = z.infer<typeof packageSchema>;
