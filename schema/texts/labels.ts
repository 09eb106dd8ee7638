import * as z from 'zod';
import { byId, message, text, textsById, textsFileShape } from './text.ts';
import { tripTexts } from './trip.ts';

/** What stands beside prices. */
const priceTexts = z.strictObject({
  perGroup: text('Behind a price for a whole group or vehicle.'),
  onRequest: text('In a price table, where one has to ask.'),
  inGroup: message('For whom a lowest price is: groups of a size; "most" is the largest of them.', {
    band: 'string',
    most: 'number',
  }),
});

/** Names of things that the data lists by id: regions, kinds, categories, hotel classes, times, …; what stands beside prices and dates. */
export const labelsTextsSchema = z
  .strictObject({
    ...textsFileShape,
    menu: byId('menuText', text('Entry of a menu.')),
    regions: byId('region', text('Region or island.')),
    destinationCategories: byId('destinationCategory', text('Kind of destination.')),
    categories: byId('category', text('Category of packages.')),
    tiers: byId('tier', text('Hotel class: head of a column.')),
    ageGroups: byId('ageGroup', text('Travellers of an age, in the plural.')).default({}),
    seasons: byId('season', text('Name of a season.')).default({}),
    closures: byId('closure', text('Why nothing departs at a time.')).default({}),
    offers: byId('offer', text('Name of a special offer.')).default({}),
    prices: priceTexts,
    trip: tripTexts,
    times: byId('timeText', text('Free time text of an activity.')),
    inclusions: byId('inclusion', text('What a package includes.')),
    exclusions: byId('exclusion', text('What a package does not include.')),
  })
  .meta({ title: 'Labels' });

/** What activities are, by key. */
export const activitiesTextsSchema = textsById('activity', 'Activity texts', text('What happens.'));
