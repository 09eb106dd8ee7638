import * as z from 'zod';
import { file } from './collection.ts';
import { pathSchema } from './paths.ts';
import { reference, schemaLink } from './primitives.ts';
import { rule } from './rules.ts';

/** Former addresses of pages with their new ones, without language prefix, and former languages. */
const redirectsSchema = z
  .strictObject({
    $schema: schemaLink,
    redirects: z
      .record(pathSchema, pathSchema)
      .meta({ description: 'Old address of a page, and the address it leads to now.' }),
    languages: z
      .record(
        z.string().regex(/^[a-z]{2,3}$/, rule('language-code')),
        reference('language', 'Language shown instead.'),
      )
      .optional()
      .meta({
        description: 'Languages you have removed, and the language shown instead.',
        examples: [{ nl: 'en' }],
      }),
  })
  .meta({ title: 'Redirects', description: 'Old addresses of pages and languages.' });

export const redirects = file({ data: redirectsSchema, isOptional: true });
