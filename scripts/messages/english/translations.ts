import { formatPlaceholders } from '../writing.ts';
import { counted } from './words.ts';

/** The report on translations, and the exchange with translators. */
export const translations = {
  title: (language: string, texts: number) => `Translated from "${language}" (${counted(texts, 'text')})`,
  all: 'all',
  states: { missing: 'missing', stale: 'stale', unrecorded: 'not recorded' },
  terms: 'Glossary terms that are translated differently, perhaps on purpose:',
  term: (language: string, source: string, wanted: string) =>
    `${language}: "${source}" should be "${wanted}"; missing in`,
  moreTerms: (count: number, command: string) => `… and ${count} more: ${command}`,
  unrecorded: 'Not recorded: run "npm run translations -- accept --new" once these texts are right.',
  recorded: (language: string, texts: number) =>
    `${language}: ${counted(texts, 'text')} recorded as up to date.`,

  fixFirst: 'Fix these errors first; then run this command again.',
  isSource: (code: string) => `"${code}" is the language that the others are translated from.`,
  noLanguage: (code: string, suggestion: string | undefined) =>
    `The site has no language "${code}". ${suggestion ?? 'It has no other.'}`,
  noText: (key: string, language: string, suggestion: string | undefined) =>
    `There is no text "${key}" in "${language}". ${suggestion ?? 'See the keys in the report.'}`,
  lockUnreadable: (file: string) =>
    `The file "${file}" cannot be read. Restore its last version that worked; if two people changed it, keep the lines of both.`,

  exported: (texts: number, file: string, open: number) =>
    `${counted(texts, 'text is', 'texts are')} in ${file}, ${open} of them to be translated.`,
  /** Remarks for translators, in their file. */
  keepValues: (names: readonly string[]) => `Keep in the text: ${formatPlaceholders(names)}`,
  softwareWord: (word: string) => `Until this is translated, visitors read: ${word}`,
  glossaryTerm: (term: string, wanted: string) => `Glossary: ${term} = ${wanted}`,

  invalid: (line: number) =>
    `The file is not a valid PO file: line ${line} cannot be read. Is a quote missing, or is the file cut off?`,
  noKeys: (entries: number, line: number) =>
    `${counted(entries, 'entry in the PO file has', 'entries in the PO file have')} no key ("msgctxt"), the first in line ${line}. Export the texts again, translate that file with a program that keeps the keys, such as Poedit, and import it. Nothing was changed.`,
  keyTwice: (first: number, second: number) =>
    `This key is in the PO file twice, in lines ${first} and ${second}. Remove one of these entries.`,
  cutOff: 'The file ends within this translation, so it was cut off. Get the whole file.',
  pluralForms: (line: number) =>
    `The entry in line ${line} has plural forms ("msgid_plural"), but each text of the site is one text. Give it one "msgstr", with plurals in curly brackets as in the original.`,
  languageUnknown: 'The PO file does not name its language: its header needs "Language: …".',
  otherLanguage: (head: string, asked: string) =>
    `The header of the PO file says "Language: ${head}", but "${asked}" was expected. Correct the wrong one; nothing was changed.`,
  unknownCharset: (charset: string) =>
    `The header of the PO file names the encoding "${charset}", which is not known. Save the file as UTF-8.`,
  notInCharset: (charset: string, line: number) =>
    `The PO file is not in the encoding "${charset}" that it names, as line ${line} shows. Save it as UTF-8, with "charset=UTF-8" in its header; nothing was changed.`,
  needsAcceptance: (changed: number, all: number, language: string) =>
    `Nothing was changed: ${changed} of ${all} texts in "${language}" would change. Is the file for this language? If so, run the command again with --accept-large-changes.`,
  askLarge: (changed: number, all: number, language: string) =>
    `${changed} of ${all} texts in "${language}" change. Write them? (yes/no) `,
  passedOver: (key: string) => `${key}: skipped, because there is no such text any more.`,
  listIncomplete: (missing: string) =>
    `"${missing}" of the same list is not translated. Translate the whole list.`,
  nothingChanged: 'Nothing was changed.',
  leftOut: (texts: number) =>
    `${counted(texts, 'text is left out, because it is', 'texts are left out, because they are')} marked as fuzzy: check the translation, remove the mark and import the file again.`,
  notInFile: (texts: number, language: string) =>
    `${counted(texts, 'text', 'texts')} in "${language}" ${texts === 1 ? 'is not in this file; it stays as it is' : 'are not in this file; they stay as they are'}.`,
  imported: (texts: number, isDryRun: boolean) =>
    `${counted(texts, 'text')} ${isDryRun ? 'would change' : 'changed'}.`,
};
