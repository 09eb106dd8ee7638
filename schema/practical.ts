import * as z from 'zod';
import { reference } from './primitives.ts';

/** Subjects of practical facts, in the order in which pages show them. */
export const PRACTICAL_KINDS = [
  'onSpot',
  'food',
  'toilets',
  'prayer',
  'signal',
  'wear',
  'roughWeather',
] as const;

export type PracticalKind = (typeof PRACTICAL_KINDS)[number];

/** Practical facts of a place or a tour; their sentences are in the labels, so that places can share them. */
export const practicalSchema = z
  .array(
    z.strictObject({
      kind: z.enum(PRACTICAL_KINDS).meta({ description: 'Subject of the fact.' }),
      note: reference('practicalNote', 'The fact itself, one of those in the labels.'),
    }),
  )
  .optional()
  .meta({
    description:
      'Practical facts about costs on the spot, food, toilets, prayer, phone signal, clothes and weather.',
    examples: [[{ kind: 'signal', note: 'signalTowns' }]],
  });
