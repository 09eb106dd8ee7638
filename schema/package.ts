import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { folder, texts } from './collection.ts';
import { durationSchema } from './duration.ts';
import { orderSchema, reference, schemaLink, unconfirmedSchema } from './primitives.ts';
import { metaTextsSchema, text, textList, textsById } from './texts/text.ts';

/** A tour package; its id is the file’s name and the last part of its address. Spec §3 Package. */
export const packageSchema = z
  .strictObject({
    $schema: schemaLink,
    order: orderSchema,
    region: reference('region', 'Island of the package.'),
    category: reference('category', 'Category of the package.'),
    image: reference('image', 'Key of the picture.'),
    duration: durationSchema.optional(),
    destinations: z
      .array(reference('destination', 'A destination that the package visits.'))
      .meta({ description: 'Destinations that the package visits.' }),
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Package', description: 'A tour package.' });

const packageTexts = z.strictObject({
  name: text('Name, its length in digits.'),
  summary: text('Text of the card.'),
  description: textList('A paragraph of the description.'),
  idealFor: text('Whom it suits.'),
  special: textList('A thing that is special.'),
  start: text('Where the tour starts.'),
  changes: text('What may change with season and sea.'),
  meta: metaTextsSchema,
});

/** The address of a package in the default language, from the site's pattern. */
export function packagePath(pattern: string, id: string): string {
  return pattern.replace('{package}', () => id);
}

export const packages = folder({
  data: packageSchema,
  kind: 'package',
  page: { address: (id, _data, pages) => packagePath(pages.package, id) },
  ...texts('packages', textsById('package', 'Package texts', packageTexts)),
});

export type TourPackage = z.infer<typeof packageSchema>;
