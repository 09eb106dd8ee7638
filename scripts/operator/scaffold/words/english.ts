import { nounOf } from '../../../compiler/diagnostics/nouns.ts';
import type { NewKind } from '../kinds.ts';
import type { ScaffoldWords } from './words.ts';

const noun = (kind: NewKind): string => nounOf(kind).en;

export const english: ScaffoldWords = {
  nameKind: (kinds) => `Name what to make: ${kinds.join(', ')}.`,
  nameRenamable: (kinds) => `Name what to rename: ${kinds.join(', ')}.`,
  nameId: (kind) =>
    kind === 'language'
      ? 'Name its code: npm run new -- language CODE'
      : `Name its id, in one word: npm run new -- ${kind} ID`,
  nameIds: (kind) => `Name the old and the new id: npm run rename -- ${kind} OLD NEW`,
  missing: 'These options are missing:',

  taken: (kind, id) => `There is already a ${noun(kind)} "${id}". Choose another id.`,
  hasLanguage: (code) =>
    `The site has the language "${code}" already. "npm run translations" shows its texts.`,
  noId: (id) => `"${id}" is no id: an id has letters, digits and single hyphens, such as "my-tour".`,
  noLanguageCode: (code) => `"${code}" is no language code: it has two or three small letters.`,
  noEntry: (kind, id) => `There is no ${noun(kind)} "${id}".`,
  idsStandIn: (folder) => `The ids are the names of the files in ${folder}/.`,
  noOwnAddress: 'Only destinations have an address of their own to give with --path: leave it out.',

  intro: (kind, id) =>
    `Some questions about the ${noun(kind)} "${id}". Enter takes the answer in [ ]; Ctrl+C stops, and nothing is written.`,
  questions: {
    region: (kind) => `Region of the ${noun(kind)}`,
    category: 'Category of the package',
    destinationCategory: 'Kind of destination',
    destinations: (kind) => `Destinations that the ${noun(kind)} visits`,
    days: 'Days of its plan, in order',
    image: (kind) => `Picture that is shown until the ${noun(kind)} has its own`,
    path: 'Address of its page, without the language',
    name: 'Name of the language, in the language itself',
    locale: 'Language and country whose numbers, dates and plurals it uses',
    direction: 'Direction of writing: ltr from left to right, rtl from right to left',
  },
  chooseOne: 'Choose one',
  chooseSome: 'Choose one or several, with commas between them',
  none: 'none',
  needed: 'This needs an answer.',
  noChoice: (answer) => `There is no "${answer}".`,

  written: (path, isDryRun) => `${isDryRun ? 'would be written' : 'written'} ${path}`,
  removed: (path, isDryRun) => `${isDryRun ? 'would be removed' : 'removed'} ${path}`,
  moved: (from, to) => `Whoever opens ${from} is led to ${to}.`,
  nothingWritten: 'Nothing was written.',
  checked: (counts) => `The check: ${counts}. "npm run check" shows what is still to be written.`,

  next: {
    addActivities: (day) => `Add its activities in days/${day}.json, and the day to a plan in itineraries/.`,
    seePage: (path) =>
      `Its page is ${path}, and the destinations page lists it by itself; for the menus see navigation.json.`,
    translate: (code) =>
      `Its texts: npm run translations -- export ${code}, translate the file, npm run translations -- import ${code}.po`,
    listedOn: (paths) =>
      `It is listed on ${paths.join(', ')} by itself; for an entry of its own in the menus see navigation.json.`,
    listedNowhere:
      'No page lists it: add its region and category to a file in sections/, or the package to navigation.json.',
    addDays: (packageId) => `Add its days in itineraries/${packageId}.json.`,
  },
  placeholders: {
    firstActivity: 'What happens first on this day.',
    rating: 'The rating of the new destination.',
    priceFrom: 'The lowest price of a trip to the new destination.',
    point: 'The point on the map; this is the office.',
    image: 'A picture of its own.',
  },
};
