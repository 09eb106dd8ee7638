import * as z from 'zod';
import { dataFile, file, texts } from './collection.ts';
import { linkTargetShape, withOneTarget } from './navigation.ts';
import { entries, iconSchema, idSchema, reference } from './primitives.ts';
import { byId, nameText, text, textsFileShape } from './texts/text.ts';

const featuredTourSchema = z
  .strictObject({
    id: idSchema,
    image: reference('image', 'One of the pictures of the site.'),
    icon: iconSchema,
    ...linkTargetShape,
  })
  .apply(withOneTarget);

/** The featured tours of the home page, in order. */
const featuredToursSchema = dataFile({
  featuredTours: entries('featuredTour', z.array(featuredTourSchema)),
}).meta({ title: 'Featured tours' });

/** The texts of featured tours: some shared by all, the others by id. */
const featuredTextsSchema = z
  .strictObject({
    ...textsFileShape,
    groupSize: text('Group size.'),
    date: text('When the tour takes place.'),
    price: text('Shown instead of a price.'),
    tours: byId(
      'featuredTour',
      z.strictObject({
        title: text('Title.'),
        location: nameText('Where the tour goes.'),
        duration: text('Length of the tour.'),
        imageAlt: text('What the picture shows.'),
      }),
    ),
  })
  .meta({ title: 'Featured tour texts' });

export const featuredTours = file({
  data: featuredToursSchema,
  ...texts('featured', featuredTextsSchema),
});

export type FeaturedTours = z.infer<typeof featuredToursSchema>;
