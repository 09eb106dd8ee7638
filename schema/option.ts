import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { folder, texts } from './collection.ts';
import { listChangeSchema } from './list-change.ts';
import { orderSchema, reference, schemaLink } from './primitives.ts';
import { text, textList, textsById } from './texts/text.ts';

/** A choice of comfort on packages with options; its id is the file’s name. */
const optionSchema = z
  .strictObject({
    $schema: schemaLink,
    order: orderSchema,
    tier: reference('tier', 'Standard accommodation class of the option.'),
    meals: z
      .array(z.enum(['breakfast', 'lunch', 'dinner']))
      .meta({ description: 'Meals that the option includes every day.' }),
    inclusions: listChangeSchema('inclusion', 'What it includes, where that differs from its packages.'),
    exclusions: listChangeSchema('exclusion', 'What it does not include, where that differs.'),
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Option', description: 'A choice of comfort.' });

const optionTexts = z.strictObject({
  name: text('Name.'),
  description: text('The option in a sentence.'),
  features: textList('A feature.'),
});

export const options = folder({
  data: optionSchema,
  kind: 'option',
  ...texts('options', textsById('option', 'Option texts', optionTexts)),
});

export type Option = z.infer<typeof optionSchema>;
