import * as z from 'zod';
import { byId, byIdOfSeveral, message, nameText, text, textsById, textsFileShape } from './text.ts';
import { tripTexts } from './trip.ts';

const startAndEnd = { starts: 'string', ends: 'string', zone: 'string' } as const;

/** What is known of a tour: what each fact is called, and how its values are said. */
const factTexts = z.strictObject({
  hours: text('Label: when a tour starts and ends.'),
  sameDay: message('Start and end of a tour of one day.', startAndEnd),
  otherDay: message('Start on the first day of a tour, and end on the last.', startAndEnd),
  effort: text('Label: how hard a tour is.'),
  efforts: z.strictObject({
    easy: text('How hard a tour is.'),
    moderate: text('How hard a tour is.'),
    demanding: text('How hard a tour is.'),
  }),
  youngestAge: text('Label: the age from which guests may come along.'),
  fromAge: message('The age from which guests may come along; 0: any.', { age: 'number' }),
  months: text('Label: the months in which a tour goes well.'),
  monthRange: message('Months in a row.', { from: 'string', to: 'string' }),
  allYear: text('All months.'),
  guideLanguages: text('Label: languages of the guides.'),
});

/** What stands on the map of a tour. */
const routeTexts = z.strictObject({
  start: message('A place below the map where a tour begins.', { place: 'string' }),
  choice: message('One of the ways to spend a day, on its mark: very short.', {
    day: 'string',
    letter: 'string',
  }),
});

/** What stands beside prices. */
const priceTexts = z.strictObject({
  perGroup: text('Behind a price for a whole group or vehicle.'),
  onRequest: text('In a price table, where one has to ask.'),
  approximate: message(
    'Below prices that show another currency as well: what the sign ≈ says, and of which day the rate is.',
    {
      date: 'string',
    },
  ),
  destination: text('What the price of a destination is for.'),
  inGroup: message('For whom a lowest price is: groups of a size; "most" is what the plural is chosen by.', {
    band: 'string',
    most: 'number',
  }),
});

/** How lists of tours are chosen from. */
const filterTexts = z.strictObject({
  length: text('Label: how many days.'),
  price: text('Label: the lowest price per person.'),
  upTo: message('A limit of the price.', { price: 'string' }),
  any: text('Choice: it does not matter.'),
  shown: message('How many tours are shown.', { count: 'string' }),
  none: text('No tour fits what was chosen.'),
});

/** What the search says of tours. */
const searchTexts = z.strictObject({
  heading: text('Heading of the tours that match.'),
  found: message('How many tours match, behind the number of destinations.', { count: 'string' }),
  none: text('No tour matches.'),
  some: text('Above tours that match some of the words only.'),
  more: text('Button: further tours that match.'),
  popular: text('Heading of popular tours, where none matches.'),
});

/** What stands beside the ways to write to the operator. */
const chatTexts = z.strictObject({
  others: text('Before the names of other ways to write to us than that of the button.'),
  copied: text('Below a button whose channel takes no message: it is copied, to be pasted there.'),
  copiedFor: message('The same of other channels, by their names.', { channels: 'string' }),
});

/** What is said where a visitor shares an address. */
const shareTexts = z.strictObject({
  button: text('Button that shares the page.'),
  copied: text('Title of the notice: the address is in the clipboard.'),
  paste: text('Text of that notice.'),
  copyThis: text('Label of the address, where it has to be copied by hand.'),
});

/** What is said where there is no connection; it stands in the worker that keeps pages. */
const offlineTexts = z.strictObject({
  notice: message('At the top of a kept page: it is as of a day.', { date: 'string' }),
  retry: text('Link that asks for the page again.'),
  title: text('Title of the page in place of one that is not kept.'),
  text: text('Text of that page.'),
  keptPages: text('On that page: heading of links to pages that are kept.'),
});

/** What stands above practical facts. */
const practicalTexts = z.strictObject({
  title: text('Heading of the practical facts.'),
  kinds: z.strictObject({
    onSpot: text('What is paid on the spot.'),
    food: text('Food and drink.'),
    toilets: text('Toilets.'),
    prayer: text('Places and times of prayer.'),
    signal: text('Telephone and internet.'),
    wear: text('What to wear.'),
    roughWeather: text('What happens in rain and rough sea.'),
  }),
  notes: byId('practicalNote', text('A practical fact, in a sentence or two.')),
});

/**
 * Names of things that the data lists by id (regions, kinds, categories, accommodation classes, times, …), and what
 * stands beside prices and dates.
 */
export const labelsTextsSchema = z
  .strictObject({
    ...textsFileShape,
    menu: byId('menuText', text('Entry of a menu.')),
    regions: byId('region', nameText('Region, as site.json lists it.')),
    destinationCategories: byId('destinationCategory', text('Kind of destination.')),
    categories: byId('category', text('Category of packages.')),
    tiers: byId('tier', text('Accommodation class: head of a column.')),
    ageGroups: byId('ageGroup', text('Travellers of an age, in the plural.')),
    seasons: byId('season', text('Name of a season.')),
    closures: byId('closure', text('Why nothing departs at a time.')),
    offers: byId('offer', text('Name of a special offer.')),
    phones: byIdOfSeveral('phone', text('What a phone is for.')),
    channels: byIdOfSeveral('channel', nameText('Name of a way to write to us.')),
    chat: chatTexts,
    stops: byId('stop', nameText('A place on the route of a day.')),
    route: routeTexts,
    prices: priceTexts,
    trip: tripTexts,
    search: searchTexts,
    share: shareTexts,
    offline: offlineTexts,
    filters: filterTexts,
    times: byId('timeText', text('Free time text of an activity.')),
    inclusions: byId('inclusion', text('What a package includes.')),
    exclusions: byId('exclusion', text('What a package does not include.')),
    facts: factTexts,
    practical: practicalTexts,
    effortNotes: byId('effortNote', text('What makes a tour as hard as it is, in a sentence.')),
    packing: byId('packingItem', text('A thing to bring for a day.')),
  })
  .meta({ title: 'Labels' });

/** What activities are, by key. */
export const activitiesTextsSchema = textsById('activity', 'Activity texts', text('What happens.'));
