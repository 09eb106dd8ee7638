import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { file, texts } from './collection.ts';
import { entries, idSchema, schemaLink, unconfirmedSchema } from './primitives.ts';
import { text, textsById } from './texts/text.ts';

/** Questions that guests ask, and on which kinds of page they are answered. */
export const questionsSchema = z
  .strictObject({
    $schema: schemaLink,
    questions: entries(
      'question',
      z.array(
        z.strictObject({
          id: idSchema,
          pages: z
            .array(z.enum(['home', 'destination', 'package', 'section', 'about', 'contact']))
            .min(1)
            .meta({ description: 'Kinds of page that answer the question.' }),
        }),
      ),
    ),
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Questions' });

const questionTexts = z.strictObject({ question: text('The question.'), answer: text('The answer.') });

export const questions = file({
  data: questionsSchema,
  ...texts('questions', textsById('question', 'Question texts', questionTexts)),
});

export type Questions = z.infer<typeof questionsSchema>;
