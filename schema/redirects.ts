import * as z from 'zod';
import { file } from './collection.ts';
import { pathSchema } from './paths.ts';
import { reference, schemaLink } from './primitives.ts';
import { rule } from './rules.ts';

/** Addresses that pages had once, and where they are now, without language prefix; languages that the site had once. */
const redirectsSchema = z
  .strictObject({
    $schema: schemaLink,
    redirects: z
      .record(pathSchema, pathSchema)
      .meta({ description: 'Old address, and the address of the page that took its place.' }),
    languages: z
      .record(
        z.string().regex(/^[a-z]{2,3}$/, rule('language-code')),
        reference('language', 'The language in which their pages are now.'),
      )
      .optional()
      .meta({
        description: 'Languages that the site had once: what took their place.',
        examples: [{ nl: 'en' }],
      }),
  })
  .meta({ title: 'Redirects', description: 'Addresses that pages had once.' });

export const redirects = file({ data: redirectsSchema, isOptional: true });

export type Redirects = z.infer<typeof redirectsSchema>;
