import * as z from 'zod';
import { amountSchema } from './amount.ts';
import { dataFile, folder, texts } from './collection.ts';
import { ownPath, pathSchema } from './paths.ts';
import { practicalSchema } from './practical.ts';
import { draftSchema, orderSchema, pointSchema, reference, unconfirmedSchema } from './primitives.ts';
import { rule } from './rules.ts';
import { keywords, metaTextsSchema, nameText, text, textList, textsById } from './texts/text.ts';

/** A rating out of five; 0 is not allowed. */
export const ratingSchema = z
  .number()
  .max(5)
  .refine((rating) => rating >= 1, rule('rating'))
  .optional()
  .meta({ description: 'Rating from 1 to 5. If empty, no stars are shown.', examples: [4.8], minimum: 1 });

/** A place that visitors can travel to; its id is the file’s name. */
const destinationSchema = dataFile({
  draft: draftSchema,
  order: orderSchema,
  rating: ratingSchema,
  priceFrom: amountSchema.meta({
    description: 'Lowest price of a trip there.',
    examples: [500000],
  }),
  image: reference('image', 'One of the pictures of the site.'),
  category: reference('destinationCategory', 'Kind of destination.'),
  path: pathSchema,
  region: reference('region', 'One of your regions.'),
  point: pointSchema,
  practical: practicalSchema,
  unconfirmed: unconfirmedSchema,
}).meta({ title: 'Destination', description: 'Place that visitors can travel to.' });

const destinationTexts = z.strictObject({
  name: nameText('Name.'),
  location: nameText('Where the place is, in a few words.'),
  description: text('Short text on cards; the search reads it too.'),
  lead: text('First paragraph of the page.'),
  highlights: textList('Things to see or do.'),
  gettingThere: text('How to get there and how long it takes.'),
  bestTime: text('Best months to go.'),
  difficulty: text('How demanding a visit is.'),
  bring: textList('Things to bring.'),
  manners: text('Good manners in nature and villages.'),
  keywords: keywords('Words that the search finds tours to this destination by.'),
  meta: metaTextsSchema,
});

export const destinations = folder({
  data: destinationSchema,
  kind: 'destination',
  page: ownPath,
  ...texts('destinations', textsById('destination', 'Destination texts', destinationTexts)),
});

export type Destination = z.infer<typeof destinationSchema>;
