import * as z from 'zod';
import { contentMeta, schemaLink } from './primitives.ts';

const colour = z
  .string()
  .regex(/^(?:#[0-9a-f]{6}|[a-z][a-zA-Z0-9]*)(?:\/\d{1,3})?(?:@\d{1,3})?$/, {
    error:
      'Expected a colour such as "sand", "#e8d5b0", "sand/60" (60 % opaque) or "sand@30" (at 30 % of a ramp)',
  })
  .meta({
    description:
      'A name of the palette or #rrggbb; "/60" makes it 60 % opaque, "@30" places it at 30 % of its ramp.',
  });
const ramp = z
  .array(colour)
  .min(1)
  .meta({ description: 'Colours from top to bottom, or from the middle outwards.' });
const tones = z
  .array(ramp)
  .min(1)
  .meta({ description: 'A ramp for each flat tone, from the shaded to the lit.' });
const share = z.number().min(0).max(1);
const point = z.tuple([z.number(), z.number()]);
const pair = z.tuple([z.number(), z.number()]);

const common = {
  id: z
    .string()
    .regex(/^[a-z][a-zA-Z]*$/)
    .optional()
    .meta({ description: 'Name, for reflections.' }),
  seed: z.int().optional().meta({
    description:
      'Another number draws another variant; give one to a layer that shall stay as it is when layers before it come or go.',
  }),
  opacity: share.optional(),
};
const box = z.strictObject({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });

const veil = z.strictObject({
  kind: z.literal('veil'),
  ...common,
  top: z.number(),
  bottom: z.number(),
  ramp,
});
const glow = z.strictObject({
  kind: z.literal('glow'),
  ...common,
  x: z.number(),
  y: z.number(),
  rx: z.number(),
  ry: z.number(),
  ramp,
});
const disc = z.strictObject({
  kind: z.literal('disc'),
  ...common,
  x: z.number(),
  y: z.number(),
  radius: z.number(),
  ramp,
});
const stars = z.strictObject({
  kind: z.literal('stars'),
  ...common,
  count: z.int(),
  bottom: z.number(),
  colour,
  band: z.strictObject({ from: point, to: point, width: z.number() }).optional(),
});
const clouds = z.strictObject({
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
const relief = z.strictObject({
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
const glitter = z.strictObject({
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
const reflection = z.strictObject({
  kind: z.literal('reflection'),
  ...common,
  of: z.array(z.string()).min(1),
  y: z.number(),
  squash: z.number().default(0.6),
  opacity: share.default(0.4),
});

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
const area = z.strictObject({
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
const crowns = z.strictObject({
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
const fields = z.strictObject({
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
const terraces = z.strictObject({
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
const rays = z.strictObject({
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
const grain = z.strictObject({
  kind: z.literal('grain'),
  ...common,
  count: z.int().default(170),
  light: colour,
  dark: colour,
});

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
const place = z.strictObject({
  x: z.number(),
  y: z.number(),
  scale: z.number().default(1),
  turn: z.number().optional(),
  flip: z.boolean().optional(),
});
const colours = z.array(colour).min(1).meta({ description: 'In the order that the shape asks for.' });
const shape = z.strictObject({
  kind: z.literal('shape'),
  ...common,
  shape: shapeName,
  variant: z.int().default(0),
  colours,
  at: z.array(place).min(1),
});
const scatter = z.strictObject({
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
const weave = z.strictObject({
  kind: z.literal('weave'),
  ...common,
  points: z.array(point).min(3),
  tile: z.number().default(96),
  thread: z.number().default(4),
  fringe: z.number().default(0).meta({ description: 'Length of the fringe along the lower edge.' }),
  transform: z
    .string()
    .regex(/^[a-z0-9 .()-]*$/i)
    .default(''),
  colours,
});

const layer = z.discriminatedUnion('kind', [
  area,
  clouds,
  crowns,
  disc,
  fields,
  glitter,
  glow,
  grain,
  rays,
  reflection,
  relief,
  scatter,
  shape,
  stars,
  terraces,
  veil,
  weave,
]);

/** A picture of the site, described in layers from the farthest to the nearest. Pixels of a 1600 by 1000 sheet. */
export const illustrationSchema = z
  .strictObject({
    $schema: schemaLink,
    file: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/),
    seed: z.int(),
    most: z
      .int()
      .max(76)
      .default(54)
      .meta({ description: 'Kilobytes that the picture may have; it is drawn more coarsely until it fits.' }),
    light: z.tuple([z.number(), z.number(), z.number()]).meta({
      description: 'Where the light comes from: to the right, away from the viewer, up.',
    }),
    palette: z.record(z.string(), z.string().regex(/^#[0-9a-f]{6}$/)),
    layers: z.array(layer).min(1),
  })
  .meta({ title: 'Illustration', description: 'A picture of the site, described in layers.' });

/** Marks the file’s own name as the key of a picture. */
contentMeta.add(illustrationSchema, { reference: 'image' });

export type Illustration = z.infer<typeof illustrationSchema>;
export type Layer = Illustration['layers'][number];
export type ShapeName = z.infer<typeof shapeName>;
