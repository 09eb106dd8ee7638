import { MAX_TOUR_DAYS } from '../../../schema/limits.ts';
import { quoted } from '../writing.ts';
import { nouns } from './words.ts';

type Kind = keyof typeof nouns;

/** Questions for names that are sentences or plurals. */
const names: { readonly [Entry in Kind]?: string } = {
  closure: 'Reason for the closure, as visitors read it,',
  ageGroup: 'Name of these travellers, in the plural,',
  question: 'The question',
};

/** Making, renaming and removing entries. */
export const entries = {
  // Incomplete command lines.
  nameKind: (kinds: readonly Kind[]) =>
    `Name what to make: ${kinds.join(', ')}, or site for a site from nothing.`,
  nameRenamable: (kinds: readonly Kind[]) => `Name what to rename: ${kinds.join(', ')}.`,
  nameId: (kind: Kind) =>
    kind === 'language'
      ? 'Name its code: npm run new -- language CODE'
      : `Name its id, in one word: npm run new -- ${kind} ID`,
  nameRemovable: (kinds: readonly Kind[]) => `Name what to remove: ${kinds.join(', ')}.`,
  nameGone: (kind: Kind) =>
    `Name what to remove: npm run remove -- ${kind} ${kind === 'language' ? 'CODE' : 'ID'}`,
  nameIds: (kind: Kind) => `Name the old and the new id: npm run rename -- ${kind} OLD NEW`,
  missing: 'These options are missing:',
  notAsked: (option: string, known: readonly string[]) =>
    `--${option} has no meaning here. Options here: ${known.map((one) => `--${one}`).join(', ')}.`,

  // Ids and addresses that are not possible.
  taken: (kind: Kind, id: string) => `There is already a ${nouns[kind]} "${id}". Choose another.`,
  hasLanguage: (code: string) =>
    `The site already has the language "${code}". "npm run translations" shows its texts.`,
  reserved: (id: string) => `Price tables use the word "${id}" for something else. Choose another id.`,
  noId: (id: string) =>
    `"${id}" is not a valid id: use letters, digits and single hyphens, such as "my-tour".`,
  deviceName: (id: string) =>
    `"${id}" cannot be an id: Windows keeps this name for a device, and makes no file of it. Choose another, such as "${id}-1".`,
  noIdInName: (kind: Kind, name: string) =>
    `"${name}" has no letters from a to z to make an id from. Give the id in the command: npm run new -- ${kind} ID`,
  noLanguageCode: (code: string) => `"${code}" is not a language code: write two or three small letters.`,
  neededLanguage: (code: string) =>
    `The language "${code}" cannot be removed: site.json names it as the default language, the fallback language or the operator’s. Name another there first.`,
  lastOne: (kind: Kind, id: string) =>
    `The ${nouns[kind]} "${id}" cannot be removed: it is the only one. Add another first.`,
  noEntry: (kind: Kind, id: string) => `There is no ${nouns[kind]} "${id}".`,
  idsInFolder: (folder: string) => `The ids are the names of the files in ${folder}/.`,
  idsListed: (file: string) => `The ids are in ${file}.`,
  noOwnAddress: 'Only destinations, sections and your own pages have an address: leave out --path.',

  // Questions at the terminal.
  intro: (kind: Kind, id: string | undefined) =>
    `Some questions about the ${id === undefined ? `new ${nouns[kind]}` : `${nouns[kind]} "${id}"`}. Enter accepts the answer in [ ]; Ctrl+C stops, and nothing is written.`,
  /** Questions about a new entry. */
  questions: {
    region: (kind: Kind) => `Region of the ${nouns[kind]}`,
    category: 'Category of tours',
    destinationCategory: 'Kind of destination',
    destinations: (kind: Kind) => `Destinations that the ${nouns[kind]} visits`,
    length: 'Length in days, such as 12, or in hours, such as 4h; leave empty if it is as long as its plan',
    days: 'Days of its plan, in order',
    image: (kind: Kind) => `Picture that is shown until the ${nouns[kind]} has its own`,
    path: 'Address of its page, without the language',
    name: 'Name of the language, in the language itself',
    locale: 'Language and country whose numbers, dates and plurals it uses',
    direction: 'Direction of writing: ltr from left to right, rtl from right to left',
    at: 'Its location: latitude and longitude as a map shows them, such as 46.21, 6.15',
    nameIn: (kind: Kind, language: string) => `${names[kind] ?? `Name of the ${nouns[kind]}`} in ${language}`,
    answer: (language: string) => `The answer in ${language}`,
    orLater: (question: string) => `${question}; leave empty to write it later`,
    dates: (kind: Kind) =>
      `${kind === 'offer' ? 'Days of departure; leave empty for any day' : 'First and last day'}: every year such as 07-01 to 08-31, or in one year such as 2030-07-01 to 2030-08-31; separate several by commas`,
    change: (kind: Kind) =>
      kind === 'offer'
        ? 'Discount on each price: per cent such as 10%, or an amount such as -50000'
        : 'Change of each price: per cent such as 15% or -10%, or an amount such as +250000 or -50000; leave empty if the price tables have their own prices for it',
    bookBy: 'Last day of booking, such as 2030-03-31; leave empty for any day',
    ages: 'Youngest and oldest age, such as 3-11',
    counts: 'Do they count for the size of the group?',
    pages: 'Kinds of page that answer the question',
    zone: 'Your time zone',
    limits: {
      regions: 'Only these regions; leave empty for all',
      packages: 'Only these packages; leave empty for all',
      categories: 'Also packages of these categories',
      destinations: 'Only these destinations; leave empty for all',
      sections: 'Only these sections; leave empty for all',
    },
  },
  chooseOne: 'Choose one',
  chooseSome: 'Choose one or more, separated by commas',
  /** The answer that names nothing. */
  none: 'none',
  needed: 'This question needs an answer.',
  noLength: (answer: string) =>
    `"${answer}" is not a length: write days from 1 to ${MAX_TOUR_DAYS}, such as 12, or hours up to 24, such as 4h or 1.5h.`,
  noChoice: (answer: string) => `There is no "${answer}".`,
  noPoint: (answer: string) =>
    `"${answer}" is not a location: write latitude and longitude as a map shows them, such as 46.21, 6.15 or 46°12'36"N 6°9'0"E.`,
  noChange: (answer: string) =>
    `"${answer}" is not a change: write per cent such as 15% or -10%, or an amount with its sign such as +250000 or -50000.`,
  noReduction: (answer: string) =>
    `"${answer}" is not a discount: write per cent such as 10%, or an amount with its sign such as -50000.`,
  noAges: (answer: string) =>
    `"${answer}" is not a range of ages: write the youngest and the oldest age, such as 3-11.`,

  // Results.
  written: (path: string, isDryRun: boolean) => `${isDryRun ? 'would be written' : 'written'} ${path}`,
  removed: (path: string, isDryRun: boolean) => `${isDryRun ? 'would be removed' : 'removed'} ${path}`,
  alsoGone: (noun: string, id: string, isDryRun: boolean) =>
    `The ${noun} "${id}" ${isDryRun ? 'would be' : 'is'} removed with it.`,
  newFindings: 'New findings of the check:',
  moved: (from: string, to: string, isDryRun: boolean) =>
    `${from} ${isDryRun ? 'would redirect' : 'now redirects'} to ${to}.`,
  textsStay: (area: string) =>
    `Visitors read the same texts as before, the name included; they are in texts/LANGUAGE/${area}.json.`,
  nothingWritten: 'Nothing was written.',
  /** Answers that agree. */
  yes: ['yes', 'y'],

  /** The operator's next steps. */
  next: {
    heldBack: (file: string) =>
      `Visitors do not see it yet: when it is finished, remove "draft" from ${file}. Until then, check -- --all lists what it lacks.`,
    addActivities: (day: string) =>
      `Add its activities in days/${day}.json, and the day to a plan in itineraries/.`,
    seePage: (path: string) =>
      `Its page is ${path}, and the destinations page lists it automatically; for the menus see navigation.json.`,
    seeSection: (path: string) => `Its page is ${path}; for the menus see navigation.json.`,
    seeOwnPage: (path: string) => `Its page is ${path}; every page links to it at the foot.`,
    translate: (code: string) =>
      `To translate it: npm run translations -- export ${code}, translate the file, npm run translations -- import ${code}.po. Then remove "published": false from the language in site.json.`,
    listedOn: (paths: readonly string[]) =>
      `It is listed on ${paths.join(', ')} automatically; for its own entry in the menus see navigation.json.`,
    listedNowhere:
      'No page lists it yet: add its region and category to a file in sections/, or the package to navigation.json.',
    holds: (id: string, others: readonly string[]) =>
      `Where they overlap, "${id}" applies, not ${quoted(others)}: see "priority" in calendar.json.`,
    addPrices: (kind: Kind, id: string) =>
      `Add its prices in prices/: "${id}" under "${kind === 'season' ? 'seasons' : 'children'}" of each table. A table without them charges the usual price.`,
    addDays: (packageId: string) => `Add its days in itineraries/${packageId}.json.`,
  },
  checked: (counts: string) => `Result of the check: ${counts}.`,
  /** Notes on values that the operator has to replace. */
  placeholders: {
    firstActivity: 'What happens first on this day.',
    priceFrom: 'The lowest price of a trip to the new destination.',
    image: 'A picture of its own.',
  },
};
