import * as z from 'zod';
import { byId, text, textsFileShape } from './text.ts';

/** Names of things that the data lists by id: regions, kinds, categories, hotel classes, times, … */
export const labelsTextsSchema = z
  .strictObject({
    ...textsFileShape,
    menu: byId(text('Entry of a menu.')),
    regions: byId(text('Region or island.')),
    destinationCategories: byId(text('Kind of destination.')),
    categories: byId(text('Category of packages.')),
    tiers: byId(text('Hotel class: head of a column.')),
    times: byId(text('Free time text of an activity.')),
    inclusions: byId(text('What a package includes.')),
    exclusions: byId(text('What a package does not include.')),
  })
  .meta({ title: 'Labels' });

/** What activities are, by key. */
export const activitiesTextsSchema = z
  .strictObject(textsFileShape)
  .catchall(text('What happens.'))
  .meta({ title: 'Activity texts' });

/** What pictures show, by the picture’s key. */
export const imagesTextsSchema = z
  .strictObject(textsFileShape)
  .catchall(text('What the picture shows.'))
  .meta({ title: 'Alternative texts of pictures' });
