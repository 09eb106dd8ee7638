import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { file, texts } from './collection.ts';
import { ratingSchema } from './destination.ts';
import { entries, idSchema, schemaLink, unconfirmedSchema } from './primitives.ts';
import { nameText, text, textsById } from './texts/text.ts';

/** Guests' reviews, in order; their texts are in the area `testimonials`. */
const testimonialsSchema = z
  .strictObject({
    $schema: schemaLink,
    testimonials: entries('testimonial', z.array(z.strictObject({ id: idSchema, rating: ratingSchema }))),
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Testimonials' });

const testimonialTexts = z.strictObject({
  name: nameText('Name.'),
  location: nameText('Where the guest comes from.'),
  text: text('What the guest says.'),
});

export const testimonials = file({
  data: testimonialsSchema,
  ...texts('testimonials', textsById('testimonial', 'Testimonial texts', testimonialTexts)),
});

export type Testimonials = z.infer<typeof testimonialsSchema>;
