import * as z from 'zod';
import { breaking } from './rule.ts';

/** What a text of a scene may name. */
export interface NameMeta {
  readonly names: 'colour' | 'layer';
}

/** The schemas of texts that name something of their own scene. */
export const nameMeta = z.registry<NameMeta>();

/** A colour of the palette, or a hexadecimal one, with its opacity and its place on a ramp. */
export const colour = z
  .string()
  .regex(/^(?:#[0-9a-f]{6}|[a-z][a-zA-Z0-9]*)(?:\/\d{1,3})?(?:@\d{1,3})?$/, breaking('colour'))
  .meta({
    description:
      'A name of the palette or #rrggbb; "/60" makes it 60 % opaque, "@30" places it at 30 % of its ramp.',
  })
  .register(nameMeta, { names: 'colour' });

/** Colours that pass into each other. */
export const ramp = z
  .array(colour)
  .min(1)
  .meta({ description: 'Colours from top to bottom, or from the middle outwards.' });

/** Flat tones, from the shaded to the lit. */
export const tones = z
  .array(ramp)
  .min(1)
  .meta({ description: 'A ramp for each flat tone, from the shaded to the lit.' });

/** From 0 to 1. */
export const share = z.number().min(0).max(1);

/** Pixels from the left and from the top of the sheet. */
export const point = z.tuple([z.number(), z.number()]);

/** Two numbers whose meaning the field tells. */
export const pair = z.tuple([z.number(), z.number()]);

/** What every layer may have. */
export const common = {
  id: z
    .string()
    .regex(/^[a-z][a-zA-Z]*$/, breaking('layerName'))
    .optional()
    .meta({ description: 'Name, for reflections.' }),
  seed: z.int().optional().meta({
    description:
      'Another number draws another variant; give one to a layer that shall stay as it is when layers before it come or go.',
  }),
  opacity: share.optional(),
};

/** A part of the sheet. */
export const box = z.strictObject({
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
});

/** Colours in the order that the shape or the cloth asks for. */
export const colours = z
  .array(colour)
  .min(1)
  .meta({ description: 'In the order that the shape or the cloth asks for.' });
