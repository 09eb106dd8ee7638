import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { ratingSchema } from './destination.ts';
import { hasOneTarget, linkTargetShape, ONE_TARGET } from './navigation.ts';
import {
  contentMeta,
  idSchema,
  nonBlankString,
  reference,
  schemaLink,
  unconfirmedSchema,
} from './primitives.ts';
import { rule } from './rules.ts';

const teaserSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the entry; its texts stand under it.' }),
    image: reference('image', 'Key of the picture.'),
    ...linkTargetShape,
  })
  .refine(hasOneTarget, ONE_TARGET);

const statisticSchema = z.strictObject({
  id: idSchema,
  value: nonBlankString.meta({ description: 'Shown as written.', examples: ['500+'] }),
});

/** The popular places and figures of the home page. Spec §2 Home, §3 Statistics. */
export const homeSchema = z
  .strictObject({
    $schema: schemaLink,
    hero: reference('image', 'Key of the large picture.'),
    call: reference('image', 'Key of the picture behind the call to book.'),
    popular: z.array(teaserSchema).meta({ description: 'Popular places, in order.' }),
    statistics: z.array(statisticSchema),
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Home', description: 'What the home page shows.' });

/** The figures, people and values of the about page. Spec §2 About. */
export const aboutSchema = z
  .strictObject({
    $schema: schemaLink,
    image: reference('image', 'Key of the picture.'),
    statistics: z.array(statisticSchema),
    team: z.array(idSchema).meta({ description: 'Members or groups; their texts stand under these ids.' }),
    values: z.array(z.strictObject({ id: idSchema, icon: nonBlankString })),
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'About', description: 'What the about page shows.' });

const featuredTourSchema = z
  .strictObject({
    id: idSchema,
    image: reference('image', 'Key of the picture.'),
    icon: nonBlankString.meta({ description: 'Icon name.', examples: ['Mountain'] }),
    ...linkTargetShape,
  })
  .refine(hasOneTarget, ONE_TARGET);

/** The featured tours of the home page, in order. Spec §3 Featured tour. */
export const featuredToursSchema = z
  .strictObject({
    $schema: schemaLink,
    featuredTours: z.array(featuredTourSchema),
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Featured tours' });

/** What guests said, in order; texts stand in the area `testimonials`. Spec §3 Testimonial. */
export const testimonialsSchema = z
  .strictObject({
    $schema: schemaLink,
    testimonials: z.array(z.strictObject({ id: idSchema, rating: ratingSchema })),
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Testimonials' });

/** Questions that guests ask, and on which kinds of page they are answered. */
export const questionsSchema = z
  .strictObject({
    $schema: schemaLink,
    questions: z.array(
      z.strictObject({
        id: idSchema,
        pages: z
          .array(z.enum(['home', 'destination', 'package', 'section', 'about', 'contact']))
          .min(1)
          .meta({ description: 'Kinds of page that answer the question.' }),
      }),
    ),
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Questions' });

const spaceSchema = z.enum(['none', 'narrow', 'no-break']);

/** How a language sets its marks; what is not given is not looked at. */
const punctuationSchema = z.strictObject({
  quotes: z
    .array(z.string().regex(/^..$/u, rule('quote-pair')))
    .min(1)
    .optional()
    .meta({ description: 'Pairs of quotation marks, outer ones first.', examples: [['“”', '‘’']] }),
  quoteSpace: spaceSchema.optional().meta({ description: 'Space inside quotation marks.' }),
  spaceBefore: z
    .record(z.string().regex(/^[;:!?]$/, rule('spaced-mark')), spaceSchema)
    .optional()
    .meta({ description: 'Space before marks; none before the others.', examples: [{ '!': 'narrow' }] }),
  apostrophe: z
    .string()
    .regex(/^.$/u, rule('one-mark'))
    .optional()
    .meta({ description: 'The apostrophe.', examples: ['’'] }),
});

/** How things are always called in a language, for whoever writes its texts. */
export const glossarySchema = z
  .strictObject({
    $schema: schemaLink,
    terms: z
      .record(nonBlankString, nonBlankString)
      .meta({ description: 'Term in the fallback language, and what it is called in this one.' }),
    same: z
      .record(nonBlankString, nonBlankString)
      .optional()
      .meta({ description: 'Texts that are the same as in the fallback language, and why.' }),
    rules: z.array(nonBlankString).optional().meta({ description: 'Spelling, punctuation and tone.' }),
    punctuation: punctuationSchema
      .optional()
      .meta({ description: 'Marks that the translation report looks at.' }),
    accepted: z.record(nonBlankString, nonBlankString).optional().meta({
      description: 'Keys of texts at which the translation report wonders, and why they are right.',
    }),
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Glossary' });

/** Marks the file’s own name as a reference to a language. */
contentMeta.add(glossarySchema, { reference: 'language' });

export type Home = z.infer<typeof homeSchema>;
export type About = z.infer<typeof aboutSchema>;
export type FeaturedTours = z.infer<typeof featuredToursSchema>;
export type Testimonials = z.infer<typeof testimonialsSchema>;
export type Questions = z.infer<typeof questionsSchema>;
export type LinkTarget = Pick<NonNullable<Home['popular'][number]>, keyof typeof linkTargetShape>;
export type Glossary = z.infer<typeof glossarySchema>;
export type Punctuation = z.infer<typeof punctuationSchema>;
