import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { timeRangeSchema } from './clock.ts';
import { folder, texts } from './collection.ts';
import { iconSchema, pointSchema, reference, schemaLink } from './primitives.ts';
import { rule } from './rules.ts';
import { text, textsById } from './texts/text.ts';

const activitySchema = z
  .strictObject({
    time: timeRangeSchema.optional(),
    timeText: reference('timeText', 'Free time text instead of a clock time.').optional(),
    icon: iconSchema,
    text: reference('activity', 'Key of the activity’s text.'),
    laterText: reference(
      'activity',
      'Key of another text for the second day of a tour and later: guests then start from where they slept.',
    ).optional(),
    meal: z.enum(['breakfast', 'lunch', 'dinner']).optional().meta({
      description: 'The stop is this meal: where it is included, the text under "<key>Included" is shown.',
    }),
  })
  .refine((activity) => activity.time === undefined || activity.timeText === undefined, rule('time-or-text'));

/** The key of an activity’s text where the meal that it is about is included. */
export function includedMealKey(key: string): string {
  return `${key}Included`;
}

const stopSchema = pointSchema
  .extend({
    name: reference('stop', 'Key of the stop’s name; without one it is only passed.').optional(),
  })
  .meta({ description: 'A point of the day’s route, in degrees.' });

/** A day of travel, used by one or more itineraries; its id is the file’s name. */
const daySchema = z
  .strictObject({
    $schema: schemaLink,
    letter: z
      .string()
      .regex(/^[A-Z]$/, rule('letter'))
      .optional()
      .meta({ description: 'Letter of a stand-alone tour day; never shown.', examples: ['X'] }),
    destinations: z
      .array(reference('destination', 'A destination of the day.'))
      .default([])
      .meta({ description: 'Destinations of the day.' }),
    stops: z.array(stopSchema).default([]).meta({ description: 'Points of the day’s route, for the map.' }),
    image: reference('image', 'Key of the picture.').optional(),
    includes: z
      .array(reference('inclusion', 'An inclusion.'))
      .default([])
      .meta({ description: 'What is included on this day, beside the meals of its stops and the night.' }),
    bring: z.array(reference('packingItem', 'A thing to bring, by its key in the labels.')).optional().meta({
      description: 'What to bring for the day; without it, what the pages of its destinations advise.',
    }),
    activities: z.array(activitySchema).min(1),
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Day', description: 'A day of travel.' });

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
