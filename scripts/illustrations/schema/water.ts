import * as z from 'zod';
import { colour, common, nameMeta, pair, share } from './values.ts';

/** Light on the waves. */
export const glitter = z.strictObject({
  kind: z.literal('glitter'),
  ...common,
  x: z.number().default(800),
  top: z.number(),
  bottom: z.number().default(1000),
  width: pair.meta({ description: 'Half the width at the top and at the bottom.' }),
  length: pair.default([10, 90]).meta({ description: 'Longest stroke at the top and at the bottom.' }),
  thick: z.number().default(4),
  crowd: z.number().default(1.5).meta({ description: 'Above 1: more strokes far away.' }),
  even: z.boolean().default(false).meta({ description: 'Spread evenly instead of gathered in the middle.' }),
  count: z.int(),
  colour,
});

/** The mirror image of other layers. */
export const reflection = z.strictObject({
  kind: z.literal('reflection'),
  ...common,
  of: z
    .array(z.string().meta({ description: 'The id of a layer.' }).register(nameMeta, { names: 'layer' }))
    .min(1),
  y: z.number(),
  squash: z.number().default(0.6),
  opacity: share.default(0.4),
});
