import * as z from 'zod';
import { file } from './collection.ts';
import { pathSchema, schemaLink } from './primitives.ts';

/** Addresses that pages had once, and where they are now; all without language prefix. */
export const redirectsSchema = z
  .strictObject({
    $schema: schemaLink,
    redirects: z
      .record(pathSchema, pathSchema)
      .meta({ description: 'Old address, and the address of the page that took its place.' }),
  })
  .meta({ title: 'Redirects', description: 'Addresses that pages had once.' });

export const redirects = file({ data: redirectsSchema, isOptional: true });

export type Redirects = z.infer<typeof redirectsSchema>;
