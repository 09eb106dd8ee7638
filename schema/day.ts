import * as z from 'zod';
import { timeRangeSchema } from './clock.ts';
import { dataFile, folder, texts } from './collection.ts';
import { EFFORTS } from './facts.ts';
import { iconSchema, onlyOneOf, pointSchema, reference } from './primitives.ts';
import { rule } from './rules.ts';
import { text, textsById } from './texts/text.ts';

const activitySchema = z
  .strictObject({
    time: timeRangeSchema.optional(),
    timeText: reference('timeText', 'Time in words instead of a clock time.').optional(),
    icon: iconSchema,
    text: reference('activity', 'The activity, one of those in the texts.'),
    laterText: reference(
      'activity',
      'Another text for when this is not the first day of a tour, since guests then start from where they slept.',
    ).optional(),
    meal: z.enum(['breakfast', 'lunch', 'dinner']).optional().meta({
      description:
        'Meal that this activity is. A tour that includes the meal shows the text with the same short name and “Included” behind it.',
    }),
  })
  .apply(onlyOneOf, 'time-or-text', [['time'], ['timeText']]);

/** The key of an activity’s text if its meal is included. */
export function includedMealKey(key: string): string {
  return `${key}Included`;
}

const stopSchema = pointSchema
  .extend({
    name: reference(
      'stop',
      'Name of the place, one of those in the labels. If empty, the route only passes it.',
    ).optional(),
  })
  .meta({ description: 'Point of the route, in degrees.' });

/** A day of travel, used by one or more itineraries; its id is the file’s name. */
const daySchema = dataFile({
  letter: z
    .string()
    .regex(/^[A-Z]$/, rule('letter'))
    .optional()
    .meta({
      description: 'Letter of a day that is a tour of its own; visitors do not see it.',
      examples: ['X'],
    }),
  destinations: z
    .array(reference('destination', 'A destination of the day.'))
    .default([])
    .meta({ description: 'Destinations of the day.' }),
  stops: z.array(stopSchema).default([]).meta({ description: 'Points of the route, for the map.' }),
  image: reference('image', 'One of the pictures of the site.').optional(),
  effort: z.enum(EFFORTS).optional().meta({
    description: 'How demanding the day is; tours with this day are at least as demanding.',
  }),
  travelMinutes: z.int().positive().max(1440).optional().meta({
    description:
      'Minutes on the road and on the water. If empty, the travel times of its activities are added up.',
  }),
  includes: z
    .array(reference('inclusion', 'An inclusion.'))
    .default([])
    .meta({ description: 'What this day includes, apart from meals and the night.' }),
  bring: z
    .array(reference('packingItem', 'Something to bring, one of those in the labels.'))
    .optional()
    .meta({
      description: 'What to bring. If empty, the advice of the destinations is shown.',
    }),
  activities: z.array(activitySchema).min(1),
}).meta({ title: 'Day', description: 'One day of a tour.' });

const dayTexts = z.strictObject({
  title: text('Title of the day.'),
  description: text('The day in a sentence or two.'),
});

export const days = folder({
  data: daySchema,
  kind: 'day',
  ...texts('days', textsById('day', 'Day texts', dayTexts)),
});

export type Day = z.infer<typeof daySchema>;
export type Activity = Day['activities'][number];
