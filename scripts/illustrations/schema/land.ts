import * as z from 'zod';
import { colour, common, pair, point, ramp, share, tones } from './values.ts';

const cone = z.strictObject({
  x: z.number(),
  away: share.default(0.9),
  radius: z.number(),
  height: z.number(),
  power: z.number().default(1.6).meta({ description: 'Hollowness of the flanks: 1 is straight.' }),
  crater: share.default(0).meta({ description: 'Radius of the crater as a share of the cone’s.' }),
  lean: z.number().default(0).meta({ description: 'How much the right rim is higher than the left.' }),
  gullies: z.number().default(26),
  carve: z.number().default(0.3).meta({ description: 'Depth of the gullies.' }),
});
/** Mountains, hills or other land. */
export const relief = z.strictObject({
  kind: z.literal('relief'),
  ...common,
  left: z.number().default(0),
  right: z.number().default(1600),
  base: z.number().meta({ description: 'Height of the foot on the picture.' }),
  depth: z.number().default(400).meta({ description: 'How far it reaches away from the viewer.' }),
  tilt: z.number().default(0.12).meta({ description: 'How much it is seen from above.' }),
  crest: z
    .array(point)
    .default([[0, 0]])
    .meta({ description: 'Points of the crest: x and height over the foot.' }),
  rough: share.default(0.5),
  size: z.number().default(180).meta({ description: 'Width of a spur, in pixels.' }),
  stretch: z.number().default(1.5),
  octaves: z.int().min(1).max(8).default(5),
  smooth: z.boolean().default(false).meta({ description: 'Rolling hills instead of carved ridges.' }),
  cones: z.array(cone).default([]),
  cell: z.number().min(2).default(4),
  tolerance: z.number().default(1.8),
  smallest: z.number().default(130),
  soft: z.boolean().default(false),
  tones,
  shares: z
    .array(share)
    .default([0.5, 0.25, 0.1])
    .meta({ description: 'Share of the surface that each tone after the first covers.' }),
});

/** A wood seen from outside. */
export const crowns = z.strictObject({
  kind: z.literal('crowns'),
  ...common,
  left: z.number().default(-10),
  right: z.number().default(1610),
  bottom: z.number().default(1010),
  line: z.array(point).min(1).meta({ description: 'The tops of the farthest row: x and y.' }),
  rows: z.int().min(1).default(4),
  spacing: z.number().default(40),
  ground: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether the ground below the crowns is filled down to the bottom.' }),
  radius: pair.meta({ description: 'Radius of a crown in the farthest and in the nearest row.' }),
  leaf: z.number().default(20),
  cell: z.number().min(3).default(6),
  tolerance: z.number().default(2.2),
  smallest: z.number().default(140),
  tones,
  shares: z.array(share).default([0.45, 0.2, 0.07]),
});

/** Terraced fields. */
export const fields = z.strictObject({
  kind: z.literal('fields'),
  ...common,
  x: z.number().default(800),
  top: z.number(),
  bottom: z.number().default(1010),
  width: pair.meta({ description: 'Width of the plain at its far and at its near end.' }),
  columns: z.int().min(1),
  rows: z.int().min(1),
  perspective: z.number().default(1.8),
  warp: z.number().default(1),
  swell: z.number().default(30),
  gap: share.default(0.08),
  furrowed: share.default(0.4),
  colours: z.array(colour).min(1),
  furrow: colour,
  bank: ramp.optional().meta({ description: 'The banks between the terraces, from far to near.' }),
});

/** Pools behind dams of limestone. */
export const terraces = z.strictObject({
  kind: z.literal('terraces'),
  ...common,
  x: z.number().default(800),
  top: z.number(),
  bottom: z.number(),
  width: pair.meta({ description: 'Width of the farthest and of the nearest dam.' }),
  tiers: z.int().min(1).default(4),
  perspective: z.number().default(1.3),
  tones: z.strictObject({
    rock: ramp,
    shade: ramp,
    fall: ramp,
    strand: ramp,
    foam: ramp,
    pool: ramp,
    ripple: ramp,
    lip: colour,
  }),
});
