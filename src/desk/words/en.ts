import { englishActions } from './actions-en.ts';
import { englishFields } from './fields-en.ts';
import { englishFindings } from './findings-en.ts';
import { englishLabels } from './labels-en.ts';
import { englishNames } from './names-en.ts';
import { englishNouns } from './nouns-en.ts';
import { englishPrices } from './prices-en.ts';
import { englishPublish } from './publish-en.ts';
import { englishShell } from './shell-en.ts';
import { englishStart } from './start-en.ts';
import { englishTours } from './tours-en.ts';

/** The desk in English. */
export const english = {
  code: 'en',
  locale: 'en-GB',
  language: 'English',
  /** Labels of fields. */
  labels: englishLabels,
  /** Hints of fields by the English descriptions of the schemas. */
  /** Hints that differ from the descriptions in the schemas, which are for files. */
  hints: {
    'Discount in per cent: -10 is 10 % off.': '10 is 10 % less.',
    'Discount per person or per group, as a negative amount.': 'Taken off the price per person or per group.',
  } as Readonly<Record<string, string>>,
  ...englishNames,
  ...englishNouns,
  ...englishPrices,
  ...englishPublish,
  ...englishTours,
  ...englishShell,
  ...englishStart,
  nothing: 'nothing',
  /** Terms of the check and of the commands, and what the desk says instead. */
  terms: [
    [/(?<![{"/]|Fontsource )\bpackage(?=s?\b)/g, 'tour'],
    [/\bPackage(?=s?\b(?! [A-Z]\b))/g, 'Tour'],
    [/\b(?:price )?table(?=s?\b)/g, 'price list'],
    [/ in double quotes/g, ''],
    [/an entry in \{ \}/g, 'several fields'],
    [/ in \[ \]/g, ''],
    [/\btrue or false\b/g, 'yes or no'],
    [/Write it as in the example\./g, ''],
  ] as readonly (readonly [RegExp, string])[],
  /** Names of files that are named after an entry. */
  named: {
    glossary: (name: string) => `Glossary: ${name}`,
    itineraries: (name: string) => `Day plan of ${name}`,
  } as Readonly<Record<string, (name: string) => string>>,
  translations: {
    oneLanguage: 'The site has one language: there is nothing to translate.',
    looking: 'Looking for texts to translate …',
    open: (count: number) =>
      count === 0 ? 'Everything is translated' : `${count} ${count === 1 ? 'text' : 'texts'} to translate`,
    touchKeys: 'Correct or write the translation, then say that it is right.',
    keys: 'Correct or write the translation; Ctrl + Enter says that it is right and goes on to the next one.',
    part: 'Part of the site',
    form: 'Code and name of this language',
    wholeSite: (count: number) => `All texts (${count})`,
    partOf: (name: string, count: number) => `${name} (${count})`,
    softwareWords: 'Buttons, labels and other fixed words',
    openSoftware: (count: number, language: string) =>
      `Words of the buttons and messages (${count}): until they are translated, the software’s own are shown in ${language}`,
    before: 'Translated from:',
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
  actions: englishActions,
  fields: englishFields,
  findings: englishFindings,
};
