import { braced } from '../writing.ts';

export const texts = {
  invalid: (reason: string) => ({
    message: `The curly brackets of this text cannot be understood (${reason}).`,
    hint: 'Write values as {name}; close every bracket that is opened.',
  }),
  /** What is wrong with curly brackets, by the names of the parser of messages. */
  brackets: {
    MISSING_OTHER_CLAUSE: 'the case "other" is missing',
    EMPTY_ARGUMENT: 'there is no name in the brackets',
    MALFORMED_ARGUMENT: 'a name may hold letters, digits and _ only',
    INVALID_ARGUMENT_TYPE: 'only number, plural and select are known',
    EXPECT_ARGUMENT_CLOSING_BRACE: 'a closing bracket is missing',
    UNCLOSED_TAG: 'a tag is not closed',
  },
  otherBrackets: 'a bracket is missing or too many',
  unsupported: 'dates, times, offsets and styles of numbers are not supported',
  unknownArgument: (name: string, known: readonly string[]) => ({
    message: `The value {${name}} is not known in this text.`,
    hint:
      known.length === 0 ? 'This text takes no values: remove the curly brackets.' : `Use ${braced(known)}.`,
  }),
  missingArgument: (name: string) => ({
    message: `The value {${name}} does not appear in this text.`,
    hint: `Put {${name}} where the value belongs.`,
  }),
  missing: (key: string) => `The text "${key}" is missing.`,
  missingSeveral: (place: string, count: number, keys: string) =>
    `${count} texts of "${place}" are missing: ${keys}.`,
  addMissing: (
    { file, within, json }: { readonly file: string; readonly within: string; readonly json: string },
    fallback: string | undefined,
  ) =>
    (fallback === undefined ? 'Add ' : `Visitors see the text in "${fallback}" until you add `) +
    (within === '' ? `${json} to ${file}.` : `${json} under "${within}" in ${file}.`),
  missingInLanguage: (
    {
      code,
      name,
      isTooEarly,
    }: { readonly code: string; readonly name: string; readonly isTooEarly: boolean },
    { missing, all }: { readonly missing: number; readonly all: number },
  ) => ({
    message: `${name} ("${code}"): ${missing} of ${all} texts are missing (${Math.round((missing / all) * 100)} %).`,
    hint: `Translate them: "npm run translations -- export ${code}" writes a file that lists them.${
      isTooEarly ? ' Until then, add "published": false to the language.' : ''
    }`,
  }),
  neededLanguage: (code: string) => ({
    message: `"${code}" cannot have "published": false: it is the default language, or stands in for missing texts.`,
    hint: 'Remove "published", or name another "defaultLanguage" or "fallbackLanguage".',
  }),
  missingFile: (file: string, fallback: string | undefined) => ({
    message: `The file "${file}" is missing.`,
    hint:
      fallback === undefined
        ? 'Restore the file.'
        : `Add the file; until then visitors see the texts in "${fallback}".`,
  }),
  unknownEntry: (key: string, suggestion: string | undefined) => ({
    message: `There is no entry to which the text "${key}" belongs.`,
    hint: suggestion ?? 'Correct the name, or remove the text.',
  }),
  unused: (key: string) => ({
    message: `The text "${key}" is used nowhere.`,
    hint: 'Remove it, or use it.',
  }),
  listLength: (own: number, fallback: number, language: string) => ({
    message: `The list has ${own} entries; in "${language}" it has ${fallback}.`,
    hint: 'Give the list as many entries in every language.',
  }),
  metaTooLong: (characters: number, most: number) => ({
    message: `This has ${characters} characters; search engines show ${most} at most.`,
    hint: 'Say what matters first, and shorten it.',
  }),
  metaTwice: (other: string) => ({
    message: `Another page says the same: "${other}".`,
    hint: 'Give every page a title and a description of its own, so that people and search engines can tell them apart.',
  }),
  copied: (text: string, fallback: string, language: string) => ({
    message: `"${text}" is the same as in "${fallback}".`,
    hint: `Translate it, or list it with a reason under "same" in "glossary/${language}.json".`,
  }),
  todo: {
    message: 'This text has still to be written; visitors see it as it is.',
    hint: 'Write the text in place of everything that stands here, "TODO:" included.',
  },
};
