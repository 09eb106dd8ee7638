import * as z from 'zod';
import { byId, text, textsById, textsFileShape } from './text.ts';

/** Names of things that the data lists by id: regions, kinds, categories, hotel classes, times, … */
export const labelsTextsSchema = z
  .strictObject({
    ...textsFileShape,
    menu: byId('menuText', text('Entry of a menu.')),
    regions: byId('region', text('Region or island.')),
    destinationCategories: byId('destinationCategory', text('Kind of destination.')),
    categories: byId('category', text('Category of packages.')),
    tiers: byId('tier', text('Hotel class: head of a column.')),
    times: byId('timeText', text('Free time text of an activity.')),
    inclusions: byId('inclusion', text('What a package includes.')),
    exclusions: byId('exclusion', text('What a package does not include.')),
  })
  .meta({ title: 'Labels' });

/** What activities are, by key. */
export const activitiesTextsSchema = textsById('activity', 'Activity texts', text('What happens.'));
