import * as z from 'zod';
import { dataFile, file, texts } from './collection.ts';
import { entries, idSchema, reference, unconfirmedSchema } from './primitives.ts';
import { rule } from './rules.ts';
import { text, textsById } from './texts/text.ts';

/** Kinds of page that can show questions. */
export const QUESTION_PAGES = ['home', 'destination', 'package', 'section', 'about', 'contact'] as const;

/** A question, and the pages that show it. */
const questionSchema = z
  .strictObject({
    id: idSchema,
    pages: z
      .array(z.enum(QUESTION_PAGES))
      .min(1)
      .meta({ description: 'Kinds of page that show the question.' }),
    packages: z.array(reference('package', 'A tour that shows the question.')).optional().meta({
      description:
        'Show only on these tours and those of the chosen categories. If both are empty, on all tours.',
    }),
    categories: z
      .array(reference('category', 'A category whose tours show the question.'))
      .optional()
      .meta({ description: 'Show only on tours of these categories, and on the tours chosen above.' }),
    destinations: z
      .array(reference('destination', 'A destination that shows the question.'))
      .optional()
      .meta({ description: 'Show only on these destinations. If empty, on all of them.' }),
    sections: z
      .array(reference('section', 'A list of tours that shows the question.'))
      .optional()
      .meta({ description: 'Show only on these lists of tours. If empty, on all of them.' }),
  })
  .refine(({ pages, packages, categories }) => {
    return pages.includes('package') || (packages === undefined && categories === undefined);
  }, narrowed('packages'))
  .refine(
    ({ pages, destinations }) => pages.includes('destination') || destinations === undefined,
    narrowed('destinations'),
  )
  .refine(({ pages, sections }) => pages.includes('section') || sections === undefined, narrowed('sections'));

/** The error of pages chosen from a kind that does not show the question. */
function narrowed(kind: 'destinations' | 'packages' | 'sections') {
  return { ...rule(`question-${kind}`), path: ['pages'] };
}

/** Frequent questions, and the pages that show them. */
const questionsSchema = dataFile({
  questions: entries('question', z.array(questionSchema)),
  unconfirmed: unconfirmedSchema,
}).meta({ title: 'Questions' });

const questionTexts = z.strictObject({ question: text('The question.'), answer: text('The answer.') });

export const questions = file({
  data: questionsSchema,
  ...texts('questions', textsById('question', 'Question texts', questionTexts)),
});

export type Questions = z.infer<typeof questionsSchema>;
