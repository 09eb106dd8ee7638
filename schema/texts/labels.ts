import * as z from 'zod';
import {
  byId,
  byIdOfSeveral,
  keywords,
  message,
  nameText,
  synonyms,
  text,
  textsById,
  textsFileShape,
} from './text.ts';

const startAndEnd = { starts: 'string', ends: 'string', zone: 'string' } as const;

/** Labels and values of the facts about a tour. */
const factTexts = z.strictObject({
  startsAt: text('Label: where a tour starts.'),
  startsIn: message('Where a tour starts, as a phrase.', { place: 'string' }),
  travelTime: text('Label: time on the road and on the water in all.'),
  aboutTime: message('A rough length of time.', { time: 'string' }),
  travelFor: message('Time on the road and on the water, as a phrase.', { time: 'string' }),
  hours: text('Label: when a tour starts and ends.'),
  sameDay: message('Start and end of a tour of one day.', startAndEnd),
  otherDay: message('Start on the first day and end on the last day.', startAndEnd),
  effort: text('Label: how demanding a tour is.'),
  efforts: z.strictObject({
    easy: text('An easy tour.'),
    moderate: text('A moderately demanding tour.'),
    demanding: text('A demanding tour.'),
  }),
  youngestAge: text('Label: minimum age.'),
  fromAge: message('Minimum age of guests; 0 means any age.', { age: 'number' }),
  months: text('Label: best months for a tour.'),
  monthRange: message('From one month to another.', { from: 'string', to: 'string' }),
  allYear: text('Shown when all months are good.'),
  guideLanguages: text('Label: languages of the guides.'),
});

/** Texts on the map of a tour. */
const routeTexts = z.strictObject({
  way: text('Legend of the map: the dotted line of the route.'),
  alternative: text('Legend of the map: the dashed line of an alternative.'),
  start: message('Below the map: where the tour starts.', { place: 'string' }),
  choice: message('Marks one of the choices of a day on the map; very short.', {
    day: 'string',
    letter: 'string',
  }),
});

/** Texts beside prices. */
const priceTexts = z.strictObject({
  perGroup: text('After a price: it is for the whole group or vehicle.'),
  onRequest: text('In a price table: price on request.'),
  approximate: message('Below amounts in another currency: what ≈ means and the date of the rate.', {
    date: 'string',
  }),
  destination: text('What the price of a destination covers.'),
  guide: message('Beside “contact us”: the price of the destination as a guide.', { price: 'string' }),
  currency: text('Label of the choice of another currency for approximate amounts.'),
  inGroup: message('Group size that the lowest price applies to; {most} chooses the plural form.', {
    band: 'string',
    most: 'number',
  }),
});

/** Texts of the filters above lists of tours. */
const filterTexts = z.strictObject({
  length: text('Label of the filter by number of days.'),
  price: text('Label of the filter by lowest price per person.'),
  upTo: message('Upper limit of the price.', { price: 'string' }),
  any: text('Choice: any length or price.'),
  shown: message('How many tours are shown.', { count: 'string' }),
  none: text('No tour fits the choice.'),
});

/** Texts of the search about tours. */
const searchTexts = z.strictObject({
  heading: text('Heading of the tours that were found.'),
  found: message('How many tours were found, after the number of destinations.', { count: 'string' }),
  none: text('No tour was found.'),
  some: text('Above tours that match only some of the words.'),
  more: text('Button that shows more tours.'),
  popular: text('Heading of popular tours, shown when nothing was found.'),
});

/** Texts beside the ways to write to the operator. */
const chatTexts = z.strictObject({
  others: text('Before the names of the other ways to write to you.'),
  copied: text('Below the chat button, when the app cannot take the message: it is copied, ready to paste.'),
  copiedFor: message('The same note for other apps, by their names: the message is copied.', {
    channels: 'string',
  }),
});

/** Texts of the page of a package about dates, ages, rooms and seasons; each page gets those it needs. */
const tripTexts = z.strictObject({
  date: text('Label of the first day of the trip.'),
  dateHint: text('Below the date field: it can stay empty.'),
  past: text('Reason why a date is not possible: it is in the past.'),
  notice: message('Reason why a date is not possible: too little time to prepare.', { days: 'number' }),
  tooLate: text('Reason why a date is not possible: the tour starts too soon.'),
  tooFar: text('Reason why a date is not possible: too far in the future.'),
  soldOut: text('Reason why a date is not possible: sold out.'),
  noDeparture: text('Reason why a date is not possible: no departure on that day.'),
  nearest: text('Before the nearest possible dates.'),
  askDay: text('Link shown when no other date is near: please ask.'),
  notThatDay: text('Short text instead of a price: not on the chosen day.'),
  ownGroup: message(
    'Before the price for another group: the price table has none for the group chosen on another page.',
    { count: 'string' },
  ),
  adults: text('Label: number of adults.'),
  childrenAndRooms: text('Opens the choice of children and single rooms.'),
  children: text(
    'Opens the choice of children, when there are no single rooms; name of all children where there are no age groups.',
  ),
  singleRooms: text('Label: number of single rooms.'),
  ages: message('Below an age group: its ages.', { from: 'number', to: 'number' }),
  childrenAges: text('Label: ages of the children, where the site has no age groups.'),
  oneFewer: text('Button: one fewer.'),
  oneMore: text('Button: one more.'),
  group: text('Before the price of a whole group.'),
  line: message('One line of the price: what it is for, and the amount.', {
    what: 'string',
    amount: 'string',
  }),
  free: text('Shown instead of an amount of zero.'),
  season: text('Name of the season menu above the price table.'),
  otherDates: text('Choice in the season menu: dates outside every season.'),
  pricesNote: text('Note below the heading of a price table without accommodation classes.'),
  groupPricesNote: text('Note below the heading of a price table per group.'),
  chatChoice: message('In the chat message: how a day is spent.', { day: 'string', title: 'string' }),
  chatDate: message('In the chat message: the first day.', { date: 'string' }),
  chatInterest: message('Greeting of the chat message when it says more than that: names the tour.', {
    package: 'string',
  }),
  chatOtherSize: text('In the chat message: the price table does not list the group’s size.'),
  chatAskPrice: text('In the chat message: asks for a price that is on request.'),
  chatAdults: message('In the chat message: number of adults.', { count: 'string' }),
  chatSingleRooms: message('In the chat message: number of single rooms.', { count: 'string' }),
  chatGroupPrice: message('In the chat message: the group price that the visitor saw.', {
    total: 'string',
  }),
});

/** Texts for sharing an address. */
const shareTexts = z.strictObject({
  button: text('Button that shares the page.'),
  copied: text('Title of the message: the link has been copied.'),
  paste: text('Text of the message after the link has been copied.'),
  copyThis: text('Label of the link when visitors must copy it by hand.'),
});

/** Texts shown offline, compiled into the service worker. */
const offlineTexts = z.strictObject({
  notice: message('At the top of a saved page: the date it was saved.', { date: 'string' }),
  retry: text('Link that loads the page again.'),
  title: text('Title shown when a page is not available offline.'),
  text: text('Text shown when a page is not available offline.'),
  keptPages: text('Heading of the links to pages that are available offline.'),
});

/** Headings and texts of practical facts. */
const practicalTexts = z.strictObject({
  title: text('Heading of the practical facts.'),
  kinds: z.strictObject({
    onSpot: text('Heading: costs paid on the spot.'),
    food: text('Heading: food and drink.'),
    toilets: text('Heading: toilets.'),
    prayer: text('Heading: places and times of prayer.'),
    signal: text('Heading: phone and internet.'),
    wear: text('Heading: what to wear.'),
    roughWeather: text('Heading: what happens in rain or rough sea.'),
  }),
  notes: byId('practicalNote', text('A practical fact in a sentence or two.')),
});

/**
 * Names of things that the data lists by id (regions, categories, accommodation classes, times, …), and the texts
 * beside prices and dates.
 */
export const labelsTextsSchema = z
  .strictObject({
    ...textsFileShape,
    menu: byId('menuText', text('Entry of a menu.')),
    regions: byId('region', nameText('Name of a region.')),
    destinationCategories: byId('destinationCategory', text('Kind of destination.')),
    categories: byId('category', text('Category of tours.')),
    tiers: byId('tier', text('Accommodation class, as in the heading of a price column.')),
    ageGroups: byId('ageGroup', text('Age group, in the plural.')),
    seasons: byId('season', text('Name of a season.')),
    closures: byId('closure', text('Reason why there are no departures.')),
    offers: byId('offer', text('Name of a special offer.')),
    phones: byIdOfSeveral('phone', text('Purpose of a phone number.')),
    channels: byIdOfSeveral('channel', nameText('Name of a way to write to you, such as an app.')),
    chat: chatTexts,
    stops: byId('stop', nameText('Place on the route of a day.')),
    route: routeTexts,
    prices: priceTexts,
    trip: tripTexts,
    search: searchTexts,
    lowPrices: keywords('Words such as “cheap”: the search finds the tours with the lowest prices by them.'),
    synonyms: synonyms('Words that mean the same to the search, such as “kids, children, family”.'),
    share: shareTexts,
    offline: offlineTexts,
    filters: filterTexts,
    times: byId('timeText', text('Time in words, such as “early morning”.')),
    inclusions: byId('inclusion', text('Something that tours include.')),
    exclusions: byId('exclusion', text('Something that tours do not include.')),
    facts: factTexts,
    practical: practicalTexts,
    effortNotes: byId('effortNote', text('Why a tour is as demanding as it is, in one sentence.')),
    packing: byId('packingItem', text('Something to bring.')),
  })
  .meta({ title: 'Labels' });

/** Activities, by key. */
export const activitiesTextsSchema = textsById(
  'activity',
  'Activity texts',
  text('What guests do, in a few words.'),
);
