import * as z from 'zod';
import { dataFile, file, texts } from './collection.ts';
import { normalize } from './composed.ts';
import { entries, idSchema, nonBlankString, webAddressSchema } from './primitives.ts';
import { rule } from './rules.ts';
import { text, textsById } from './texts/text.ts';

const share = z.number().min(0).max(1);
const focusSchema = z
  .strictObject({
    x: share.meta({ description: 'From the left edge (0) to the right edge (1).', examples: [0.6] }),
    y: share.meta({ description: 'From the top edge (0) to the bottom edge (1).', examples: [0.4] }),
  })
  .meta({ description: 'Point that stays visible when the picture is cropped; the middle if empty.' });

const imageSchema = z.strictObject({
  file: z
    .string()
    .regex(
      /^[\p{L}\p{N}_(][^/\\\p{C}]*\.(?:[sS][vV][gG]|[pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$/u,
      rule('file-name'),
    )
    .overwrite(normalize)
    .meta({ description: 'Name of the file in the images folder.', examples: ['reef.jpg'] }),
  focus: focusSchema.optional(),
  remote: webAddressSchema.optional().meta({
    description:
      'The same picture on another website, shown instead of the file if it loads. The website must be one of the other sources of pictures.',
    examples: ['https://pictures.example/reef.jpg'],
  }),
  credit: nonBlankString.optional().meta({ description: 'Name of the photographer, if it must be shown.' }),
});

/** Pictures by key; their alternative texts are in the area `images` under the same key. */
const imagesSchema = dataFile({
  images: entries(
    'image',
    z.record(idSchema, imageSchema),
    'All pictures of the site, each with a short name.',
  ),
}).meta({ title: 'Images', description: 'All pictures of the site, each with a short name.' });

/** Alternative texts of pictures, by the picture’s key. */
const imagesTextsSchema = textsById(
  'image',
  'Alternative texts of pictures',
  text('What the picture shows.'),
);

export const images = file({ data: imagesSchema, ...texts('images', imagesTextsSchema) });
