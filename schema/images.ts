import * as z from 'zod';
import { idSchema, nonBlankString, schemaLink } from './primitives.ts';

const imageSchema = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*\.(?:svg|png|jpe?g|webp|avif)$/, {
      error:
        'Expected a file name of small letters, digits and hyphens that ends with svg, png, jpg, webp or avif',
    })
    .meta({ description: 'File in the folder images.', examples: ['reef.jpg'] }),
  credit: nonBlankString.optional().meta({ description: 'Who made the picture, if it must be named.' }),
});

/** Pictures by key; their alternative texts stand in the texts area `images` under the same key. */
export const imagesSchema = z
  .strictObject({
    $schema: schemaLink,
    images: z.record(idSchema, imageSchema).meta({ description: 'Pictures by key.' }),
  })
  .meta({ title: 'Images', description: 'Pictures by key.' });

export type Images = z.infer<typeof imagesSchema>;
