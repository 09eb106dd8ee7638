import * as z from 'zod';
import { colours, common, pair, point } from './values.ts';

/** What can be placed. */
const shapeName = z.enum([
  'bicycle',
  'birds',
  'dome',
  'fern',
  'ferry',
  'fish',
  'granary',
  'house',
  'outrigger',
  'palm',
  'person',
  'platform',
  'pot',
  'swimmer',
  'swing',
  'tent',
  'tree',
  'tuft',
  'whaleShark',
]);

export type ShapeName = z.infer<typeof shapeName>;

const place = z.strictObject({
  x: z.number(),
  y: z.number(),
  scale: z.number().default(1),
  turn: z.number().optional(),
  flip: z.boolean().optional(),
});
/** A shape at one or more places. */
export const shape = z.strictObject({
  kind: z.literal('shape'),
  ...common,
  shape: shapeName,
  variant: z.int().default(0),
  colours,
  at: z.array(place).min(1),
});

/** A shape sown over a strip of ground. */
export const scatter = z.strictObject({
  kind: z.literal('scatter'),
  ...common,
  shape: shapeName,
  variants: z.int().min(1).default(2),
  colours,
  count: z.int(),
  left: z.number().default(0),
  right: z.number().default(1600),
  line: z.array(point).min(1),
  height: z.number(),
  scale: pair.meta({ description: 'Scale at the far and at the near edge.' }),
});
