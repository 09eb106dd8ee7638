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
    MALFORMED_ARGUMENT: 'a name may contain only letters, digits and _',
    INVALID_ARGUMENT_TYPE: 'only number, plural and select are possible',
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
    message: `${name} ("${code}"): ${missing} of ${all} texts are missing (${Math.floor((missing / all) * 100)} %).`,
    hint: `Translate them: "npm run translations -- export ${code}" writes a file that lists them.${
      isTooEarly ? ' Until then, add "published": false to the language.' : ''
    }`,
  }),
  neededLanguage: (code: string) => ({
    message: `"${code}" cannot have "published": false: it is the default language, or replaces missing texts.`,
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
    message: `The text "${key}" belongs to no entry.`,
    hint: suggestion ?? 'Correct the name, or remove the text.',
  }),
  unused: (key: string) => ({
    message: `The text "${key}" is not used.`,
    hint: 'Remove it, or use it.',
  }),
  listLength: (own: number, fallback: number, language: string) => ({
    message: `The list has ${own} entries; in "${language}" it has ${fallback}.`,
    hint: 'Give the list the same number of entries in every language.',
  }),
  metaTooLong: (characters: number, most: number) => ({
    message: `This has ${characters} characters; search engines show at most ${most}.`,
    hint: 'Shorten it, and put what matters first.',
  }),
  metaTwice: (other: string) => ({
    message: `Another page has the same text: "${other}".`,
    hint: 'Give every page its own title and description, so that people and search engines can tell them apart.',
  }),
  copied: (text: string, fallback: string, language: string) => ({
    message: `"${text}" is the same as in "${fallback}".`,
    hint: `Translate it, or list it with a reason under "same" in "glossary/${language}.json".`,
  }),
  todo: {
    message: 'This is still a TODO; visitors will see it.',
    hint: 'Replace all of it, including "TODO:", with the text.',
  },
};
