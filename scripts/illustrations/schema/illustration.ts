import * as z from 'zod';
import { schemaLink } from '../../../schema/primitives.ts';
import { clouds, disc, glow, grain, rays, stars, veil } from './air.ts';
import { crowns, fields, relief, terraces } from './land.ts';
import { breaking } from './rule.ts';
import { area, weave } from './surfaces.ts';
import { scatter, shape } from './things.ts';
import { glitter, reflection } from './water.ts';

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
    file: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/, breaking('fileName')),
    seed: z.int(),
    most: z
      .int()
      .max(76)
      .default(54)
      .meta({ description: 'Kilobytes that the picture may have; it is drawn more coarsely until it fits.' }),
    light: z.tuple([z.number(), z.number(), z.number()]).meta({
      description: 'Where the light comes from: to the right, away from the viewer, up.',
    }),
    palette: z.record(z.string(), z.string().regex(/^#[0-9a-f]{6}$/, breaking('paletteColour'))),
    layers: z.array(layer).min(1),
  })
  .meta({ title: 'Illustration', description: 'A picture of the site, described in layers.' });

export type Illustration = z.infer<typeof illustrationSchema>;
export type Layer = Illustration['layers'][number];
