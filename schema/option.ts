import * as z from 'zod';
import { dataFile, folder, texts } from './collection.ts';
import { listChangeSchema } from './list-change.ts';
import { orderSchema, reference } from './primitives.ts';
import { text, textList, textsById } from './texts/text.ts';

/** A choice of comfort on packages with options; its id is the file’s name. */
const optionSchema = dataFile({
  order: orderSchema,
  tier: reference('tier', 'Usual accommodation class of the option.'),
  meals: z
    .array(z.enum(['breakfast', 'lunch', 'dinner']))
    .meta({ description: 'Meals that the option includes every day.' }),
  inclusions: listChangeSchema('inclusion', 'What the option includes, if different from its tours.'),
  exclusions: listChangeSchema('exclusion', 'What is not included, if different.'),
}).meta({ title: 'Option', description: 'Level of comfort that visitors can choose.' });

const optionTexts = z.strictObject({
  name: text('Name.'),
  description: text('The option in one sentence.'),
  features: textList('Features of the option.'),
});

export const options = folder({
  data: optionSchema,
  kind: 'option',
  ...texts('options', textsById('option', 'Option texts', optionTexts)),
});

export type Option = z.infer<typeof optionSchema>;
