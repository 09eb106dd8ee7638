import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { file, texts } from './collection.ts';
import { composed } from './composed.ts';
import { entries, idSchema, nonBlankString, schemaLink, webAddressSchema } from './primitives.ts';
import { rule } from './rules.ts';
import { text, textsById } from './texts/text.ts';

const share = z.number().min(0).max(1);
const focusSchema = z
  .strictObject({
    x: share.meta({ description: 'From the left edge (0) to the right (1).', examples: [0.6] }),
    y: share.meta({ description: 'From the upper edge (0) to the lower (1).', examples: [0.4] }),
  })
  .meta({ description: 'What stays in view where the picture is cropped; the middle unless given.' });

const imageSchema = z.strictObject({
  file: z
    .string()
    .regex(
      /^[\p{L}\p{N}_(][^/\\\p{C}]*\.(?:[sS][vV][gG]|[pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$/u,
      rule('file-name'),
    )
    .overwrite(composed)
    .meta({ description: 'File in the folder images.', examples: ['reef.jpg'] }),
  focus: focusSchema.optional(),
  remote: webAddressSchema.optional().meta({
    description:
      'The same picture on another host, shown instead of the file as long as it can be loaded. The host must be among imageHosts in site.json.',
    examples: ['https://pictures.example/reef.jpg'],
  }),
  credit: nonBlankString.optional().meta({ description: 'Who made the picture, if it must be named.' }),
});

/** Pictures by key; their alternative texts stand in the texts area `images` under the same key. */
const imagesSchema = z
  .strictObject({
    $schema: schemaLink,
    images: entries('image', z.record(idSchema, imageSchema).meta({ description: 'Pictures by key.' })),
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Images', description: 'Pictures by key.' });

/** What pictures show, by the picture’s key. */
const imagesTextsSchema = textsById(
  'image',
  'Alternative texts of pictures',
  text('What the picture shows.'),
);

export const images = file({ data: imagesSchema, ...texts('images', imagesTextsSchema) });
