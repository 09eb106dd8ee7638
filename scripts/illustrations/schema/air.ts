import * as z from 'zod';
import { box, colour, common, pair, point, ramp, share, tones } from './values.ts';

/** A band of colour across the whole sheet. */
export const veil = z.strictObject({
  kind: z.literal('veil'),
  ...common,
  top: z.number(),
  bottom: z.number(),
  ramp,
});

/** A soft light or dark. */
export const glow = z.strictObject({
  kind: z.literal('glow'),
  ...common,
  x: z.number(),
  y: z.number(),
  rx: z.number(),
  ry: z.number(),
  ramp,
});

/** Sun or moon. */
export const disc = z.strictObject({
  kind: z.literal('disc'),
  ...common,
  x: z.number(),
  y: z.number(),
  radius: z.number(),
  ramp,
});

/** Stars, thicker along a band. */
export const stars = z.strictObject({
  kind: z.literal('stars'),
  ...common,
  count: z.int(),
  bottom: z.number(),
  colour,
  band: z.strictObject({ from: point, to: point, width: z.number() }).optional(),
});

/** Streaks or heaps of cloud. */
export const clouds = z.strictObject({
  kind: z.literal('clouds'),
  ...common,
  box,
  size: pair.meta({ description: 'Width and height of a cloud, in pixels.' }),
  heaped: z
    .boolean()
    .default(false)
    .meta({ description: 'Heaped clouds with a level foot instead of streaks.' }),
  cover: share.meta({ description: 'How much of the box they fill.' }),
  fade: z
    .number()
    .default(200)
    .meta({ description: 'Distance from the left and right edge within which they thin out.' }),
  cell: z.number().min(3).default(8),
  tolerance: z.number().default(2),
  tones,
});

/** Shafts of light. */
export const rays = z.strictObject({
  kind: z.literal('rays'),
  ...common,
  x: z.number(),
  y: z.number(),
  length: z.number(),
  count: z.int(),
  angles: pair,
  thick: z.number().default(2),
  ramp,
});

/** The tooth of the paper. */
export const grain = z.strictObject({
  kind: z.literal('grain'),
  ...common,
  count: z.int().default(170),
  light: colour,
  dark: colour,
});
