import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { folder } from './collection.ts';
import { nonBlankString, schemaLink } from './primitives.ts';

/** How things are always called in a language, for whoever writes its texts. */
const glossarySchema = z
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
    punctuation: z.unknown().optional().meta({
      description: 'How the language sets its marks, for people who write its texts; nothing checks it.',
    }),
    accepted: z.record(nonBlankString, nonBlankString).optional().meta({
      description: 'Keys of texts at which the translation report wonders, and why they are right.',
    }),
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Glossary' });

export const glossary = folder({ data: glossarySchema, namedAfter: 'language' });

export type Glossary = z.infer<typeof glossarySchema>;
