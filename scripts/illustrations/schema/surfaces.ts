import * as z from 'zod';
import { breaking } from './rule.ts';
import { colour, colours, common, pair, point, ramp, share } from './values.ts';

const print = z
  .strictObject({
    size: pair.meta({ description: 'Width and height of a feature, in pixels.' }),
    octaves: z.int().min(1).max(8).default(4),
    ridged: z.boolean().default(false),
    lit: z.boolean().default(false).meta({ description: 'Takes the noise for bumps and lights them.' }),
    horizon: z
      .number()
      .optional()
      .meta({ description: 'Lays the print on a plane that runs to this height.' }),
    cell: z.number().min(2).default(5),
    tolerance: z.number().default(1.5),
    smallest: z.number().default(80),
    soft: z.boolean().default(true),
    tones: z.array(ramp),
    shares: z.array(share),
  })
  .meta({ description: 'A grain of flat tones inside the area.' });
/** A part of the sheet in one ramp. */
export const area = z.strictObject({
  kind: z.literal('area'),
  ...common,
  points: z.array(point).min(2),
  closing: z
    .enum(['loop', 'down', 'up'])
    .default('loop')
    .meta({ description: 'How the line is closed: to itself, or along the foot or the head of the sheet.' }),
  straight: z.boolean().default(false),
  rough: z.strictObject({ amount: z.number(), size: z.number() }).default({ amount: 0, size: 50 }),
  ramp,
  line: z.strictObject({ colour, width: z.number() }).optional(),
  print: print.optional(),
});

/** Patterned cloth. */
export const weave = z.strictObject({
  kind: z.literal('weave'),
  ...common,
  points: z.array(point).min(3),
  tile: z.number().default(96),
  thread: z.number().default(4),
  fringe: z.number().default(0).meta({ description: 'Length of the fringe along the lower edge.' }),
  transform: z
    .string()
    .regex(/^(?:(?:matrix|rotate|scale|skewX|skewY|translate)\([-\d .]+\) ?)+$/, breaking('transform'))
    .optional()
    .meta({ description: 'How the pattern is moved and turned, as SVG says it.' }),
  colours,
});
