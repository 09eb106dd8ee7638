import * as z from 'zod';
import { dataFile, file, texts } from './collection.ts';
import { ratingSchema } from './destination.ts';
import { entries, idSchema, unconfirmedSchema } from './primitives.ts';
import { nameText, text, textsById } from './texts/text.ts';

/** Guests' reviews, in order; their texts are in the area `testimonials`. */
const testimonialsSchema = dataFile({
  testimonials: entries('testimonial', z.array(z.strictObject({ id: idSchema, rating: ratingSchema }))),
  unconfirmed: unconfirmedSchema,
}).meta({ title: 'Testimonials' });

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
