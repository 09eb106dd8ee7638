import { englishFields } from './fields-en.ts';
import { englishLabels } from './labels-en.ts';
import { englishNames } from './names-en.ts';
import { englishNouns } from './nouns-en.ts';
import { englishPublish } from './publish-en.ts';
import { englishShell } from './shell-en.ts';

/** The desk in English. */
export const english = {
  code: 'en',
  locale: 'en-GB',
  language: 'English',
  /** Labels of fields. */
  labels: englishLabels,
  /** Hints of fields by the English descriptions of the schemas. */
  hints: {} as Readonly<Record<string, string>>,
  ...englishNames,
  ...englishNouns,
  ...englishPublish,
  ...englishShell,
  grid: {
    people: 'People',
    price: 'Price',
    raise: 'Raise or lower …',
    selectAll: 'Select all prices',
    setAsk: (ask: string) => `Write “${ask}”`,
    percent: 'Per cent',
    amount: 'Amount',
    roundTo: 'Round to',
    notRounded: 'not rounded',
    apply: 'Apply',
    more: (count: number) => `And ${count} more.`,
    raised: (change: string, count: number) => `${count} prices by ${change}`,
    lost: (band: string) => `The price for ${band} would be 0 or less: nothing was changed.`,
    several: (count: number) => `${count} prices`,
    emptied: 'prices removed',
    filled: 'prices filled down',
    pasted: 'prices pasted',
    notPasted: (why: string) => `Nothing was pasted. ${why}`,
    noAmount: (text: string) => `“${text}” is not an amount. Write it like 3150000 or 3.150.000.`,
    noPlace: (text: string) =>
      `From this cell on, the table has fewer rows or columns than what was copied: “${text}” has no place.`,
    ambiguous: (text: string, readings: readonly string[]) =>
      `“${text}” can mean ${readings.join(' or ')}. Write it without separators.`,
    help: 'Type to change, Enter to go on; on a phone tap a cell twice. Headings select rows and columns, Shift several cells. Copy and paste as in Excel.',
    oneByOne: 'Set prices one by one',
    oneByOneHint: 'The table begins with what the season costs now.',
  },
  nothing: 'nothing',
  /** Names of files that are named after an entry. */
  named: {
    glossary: (name: string) => `Glossary: ${name}`,
    itineraries: (name: string) => `Day plan of ${name}`,
  } as Readonly<Record<string, (name: string) => string>>,
  prices: {
    nights: (count: number) =>
      `All tours with ${count} ${count === 1 ? 'night' : 'nights'} that have no list of their own`,
    days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`,
    hours: (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`,
    anyHours: 'given in hours',
    serves: 'For which tours',
    seasons: 'Seasons',
    children: 'Children',
    single: 'Single room',
    others: 'Further fields',
    none: 'No price list applies: the tour shows no prices.',
    lost: (place: string, change: string) =>
      `With this, “${change}” would bring a price to 0: ${place}. It was not taken over.`,
    forGroup: (people: number, total: string) =>
      `${people} ${people === 1 ? 'person' : 'people'} together: ${total}`,
    inSeason: (season: string, price: string) => `${season}: ${price}`,
    all: 'The whole tour',
  },
  calendar: {
    applies: 'Applies',
    months: 'Months',
    today: 'Today',
    anyDay: 'on any day',
    empty: 'There are no seasons, closed periods and offers yet: prices are the same all year.',
    names: 'Names that visitors see',
    rules: 'Time zone, notice and rounding',
    tour: 'Tour',
    tier: 'Class',
    departs: 'departs',
    soldOut: 'Mark as sold out',
    notSoldOut: 'Not sold out any more',
    soldOutDays: (count: number) => `${count} ${count === 1 ? 'day' : 'days'} sold out`,
    noTrips: 'Prices of days are shown once the check has run and finds no mistakes.',
    noSeason: 'No season: the usual prices apply.',
    season: (name: string) => `Season: ${name}.`,
    lowerPriority: (names: string) => `Also in ${names}, with a lower priority.`,
    costs: (people: number, total: string, each: string) =>
      `${people} ${people === 1 ? 'person pays' : 'people pay'} ${total} (${each} each)`,
    usual: (price: string) => `Usual price: ${price} each`,
    ownPrices: 'prices of its own',
    notToday: (reason: string) => `It cannot be booked today: ${reason}.`,
    nearest: (days: string) => `Nearest days: ${days}`,
    add: { seasons: 'Add a season', closed: 'Add a closed period', offers: 'Add an offer' },
    asks: {
      cell: 'Visitors have to ask: there is no amount for it',
      'group-size': 'Visitors have to ask: no row is for this group',
      'no-table': 'Visitors have to ask: there is no price list',
    },
    reasons: {
      closed: 'closed',
      'no-departure': 'no departure on this day',
      notice: 'too late to book',
      past: 'in the past',
      'sold-out': 'sold out',
      'too-far': 'too far ahead',
      'too-late': 'too late for this day',
    },
  },
  entries: {
    /** By kinds of entries. */
    make: {
      package: 'New tour',
      day: 'New day',
      destination: 'New place',
      ownPage: 'New page',
      language: 'New language',
      question: 'New question',
      ageGroup: 'New age group',
    } as Readonly<Record<string, string>>,
    code: 'Code of the language: two or three letters',
    name: (language: string) => `Name (${language})`,
    id: 'Short name for addresses: letters, digits and hyphens',
    fromName: 'made from the name',
    idTaken: 'Short name of the copy',
    newId: 'New short name',
    create: 'Create',
    created: (what: string, name: string) => `${what}: ${name}`,
    more: 'More actions',
    duplicate: 'Duplicate',
    rename: 'Rename in addresses',
    remove: 'Remove',
    look: 'What changes?',
    done: {
      duplicate: (name: string, to: string) => `${name} copied as “${to}”`,
      rename: (name: string, to: string) => `${name} is now “${to}” in addresses`,
      remove: (name: string) => `${name} removed`,
    },
    files: (count: number) => `${count} ${count === 1 ? 'place changes' : 'places change'}:`,
    undoable: 'It is a change like any other: it can be undone, and is written when you save.',
    sure: 'Do it',
  },
  translations: {
    oneLanguage: 'The site has one language: there is nothing to translate.',
    looking: 'Looking for texts to translate …',
    open: (count: number) =>
      count === 0 ? 'Everything is translated' : `${count} ${count === 1 ? 'text' : 'texts'} to translate`,
    keys: 'Correct or write the translation; Ctrl + Enter says that it is right and goes on to the next one.',
    next: 'It is right, next one',
    done: 'Done',
    showMore: (count: number) => `Show more (${count})`,
    exportFile: 'File for a translator',
    importFile: 'Read a translator’s file',
    imported: (count: number, language: string) =>
      `${count} ${count === 1 ? 'text' : 'texts'} from a translator’s file (${language})`,
    taken: (count: number) =>
      count === 0
        ? 'The file has no new translations.'
        : `${count} ${count === 1 ? 'text was' : 'texts were'} taken over. Look at them, then save.`,
    fuzzy: (count: number) =>
      `${count} ${count === 1 ? 'text is' : 'texts are'} marked as unsure (“fuzzy”) in the file and ${count === 1 ? 'was' : 'were'} left out.`,
    unknown: (count: number) =>
      `${count} ${count === 1 ? 'text' : 'texts'} of the file ${count === 1 ? 'is' : 'are'} not on the site any more and ${count === 1 ? 'was' : 'were'} left out.`,
    blocked: 'Files for translators can be exchanged once the mistakes are corrected.',
    refused: 'Nothing was taken over, because of this:',
  },
  entry: {
    texts: 'Texts',
    facts: 'Facts',
    days: 'Day plan',
    editPlan: 'Change the plan',
    prices: 'Prices that apply',
    usedBy: 'Used by',
    unused: 'Nothing refers to it.',
    day: (number: number) => `Day ${number}`,
    or: 'or',
    shared: (count: number) => `also in ${count} other ${count === 1 ? 'tour' : 'tours'}`,
    onlyHere: 'Change it only here',
    copied: (name: string) => `${name}: a copy for one tour`,
    noPlan: 'There is no day plan yet.',
    goThere: (name: string) => `Open ${name}`,
  },
  fields: englishFields,
  preview: {
    title: 'Preview',
    language: 'Language of the preview',
    width: 'Width of the preview',
    widths: { phone: 'Phone', tablet: 'Tablet', full: 'Full' },
    close: 'Close the preview',
    hint: 'Click a text to edit it; for links and buttons hold Alt.',
    before: (mistakes: number) =>
      mistakes > 1
        ? `The preview shows the state before these ${mistakes} mistakes.`
        : 'The preview shows the state before this mistake.',
  },
  consequences: {
    title: 'What visitors will see',
    loading: 'All pages are compared …',
    unknown: 'That cannot be told while the data has mistakes: put them right first.',
    none: 'Nothing that visitors see changes.',
    count: (pages: number) =>
      pages === 0
        ? 'No page of its own changes.'
        : `${pages} ${pages === 1 ? 'page changes' : 'pages change'}.`,
    everywhere: 'On every page',
    new: 'A new page.',
    gone: 'The page goes away.',
    details: 'Days that can be booked, links or other details change.',
    picture: 'Another picture',
    more: (count: number) => `And ${count} more`,
    morePages: (count: number) => `Show ${count} more ${count === 1 ? 'page' : 'pages'}`,
  },
};
