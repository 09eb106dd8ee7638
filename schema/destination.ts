import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { amountSchema } from './amount.ts';
import {
  orderSchema,
  pathSchema,
  pointSchema,
  reference,
  schemaLink,
  unconfirmedSchema,
} from './primitives.ts';

/** A rating out of five. */
export const ratingSchema = z
  .number()
  .min(0)
  .max(5)
  .meta({ description: 'Rating, 0 to 5.', examples: [4.8] });

/** A place that visitors can travel to; its id is the file’s name. Spec §3 Destination. */
export const destinationSchema = z
  .strictObject({
    $schema: schemaLink,
    order: orderSchema,
    rating: ratingSchema,
    priceFrom: amountSchema.meta({
      description: 'Lowest price, in whole units of the currency.',
      examples: [500000],
    }),
    image: reference('image', 'Key of the picture.'),
    category: reference('destinationCategory', 'Kind of destination.'),
    path: pathSchema,
    region: reference('region', 'Region or island.'),
    point: pointSchema,
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Destination', description: 'A place that visitors can travel to.' });

export type Destination = z.infer<typeof destinationSchema>;
