import * as z from 'zod';
import { dataFile, folder, texts } from './collection.ts';
import { ownPath, pathSchema } from './paths.ts';
import { draftSchema, orderSchema, reference, unconfirmedSchema } from './primitives.ts';
import { metaTextsSchema, optionalTextList, text, textList, textsById } from './texts/text.ts';

/** A page of the operator’s own, such as terms or privacy; its id is the file’s name. */
const ownPageSchema = dataFile({
  draft: draftSchema,
  order: orderSchema,
  path: pathSchema,
  image: reference('image', 'Picture at the top of the page.').optional(),
  questions: z
    .array(reference('question', 'A frequent question.'))
    .min(1)
    .optional()
    .meta({ description: 'Frequent questions that the page answers, in the order shown.' }),
  unconfirmed: unconfirmedSchema,
}).meta({ title: 'Own page', description: 'Page of your own, such as terms or privacy.' });

const ownPageTexts = z.strictObject({
  name: text('Name in the footer.'),
  title: text('Title.'),
  meta: metaTextsSchema,
  sections: z
    .array(
      z.strictObject({
        heading: text('Heading.'),
        paragraphs: textList('Paragraphs.'),
        points: optionalTextList('List below the paragraphs.'),
      }),
    )
    .meta({ description: 'Parts of the page, in the order shown.' }),
});

export const ownPages = folder({
  data: ownPageSchema,
  kind: 'ownPage',
  page: ownPath,
  ...texts('own-pages', textsById('ownPage', 'Texts of own pages', ownPageTexts)),
});

export type OwnPageData = z.infer<typeof ownPageSchema>;
