import * as z from 'zod';
import { dataFile, folder, texts } from './collection.ts';
import { pathSchema, paths } from './paths.ts';
import { draftSchema, orderSchema, reference } from './primitives.ts';
import { keywords, metaTextsSchema, text, textList, textsById } from './texts/text.ts';

/** A section page that lists packages; its id is the file’s name. */
const sectionSchema = dataFile({
  draft: draftSchema,
  order: orderSchema,
  path: pathSchema,
  image: reference('image', 'One of the pictures of the site.'),
  groups: z
    .array(
      z.strictObject({
        region: reference('region', 'Tours in this region …'),
        category: reference('category', '… and in this category.'),
      }),
    )
    .min(1)
    .meta({ description: 'Groups of tours, in the order shown.' }),
}).meta({ title: 'Section', description: 'Page with a list of tours.' });

const sectionTexts = z.strictObject({
  name: text('Name in menus.'),
  title: text('Title.'),
  intro: textList('Introduction, in paragraphs.'),
  keywords: keywords('Words that the search finds the tours of the section by.'),
  meta: metaTextsSchema,
});

export const sections = folder({
  data: sectionSchema,
  kind: 'section',
  page: paths.section,
  ...texts('sections', textsById('section', 'Section texts', sectionTexts)),
});

export type Section = z.infer<typeof sectionSchema>;
