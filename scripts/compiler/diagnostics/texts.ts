import { type Diagnostic, type Location, wholeFile } from './diagnostic.ts';

export const invalidMessage = (at: Location, reason: string): Diagnostic => ({
  code: 'text.invalid-message',
  severity: 'error',
  at,
  message: `The curly brackets of this text cannot be understood (${reason}).`,
  hint: 'Write values as {name}; close every bracket that is opened.',
});

export const unknownArgument = (at: Location, name: string, known: readonly string[]): Diagnostic => ({
  code: 'text.unknown-argument',
  severity: 'error',
  at,
  message: `The value {${name}} is not known in this text.`,
  hint:
    known.length === 0
      ? 'This text takes no values: remove the curly brackets.'
      : `Use ${known.map((argument) => `{${argument}}`).join(', ')}.`,
});

export const missingArgument = (at: Location, name: string): Diagnostic => ({
  code: 'text.missing-argument',
  severity: 'error',
  at,
  message: `The value {${name}} does not appear in this text.`,
  hint: `Put {${name}} where the value belongs.`,
});

/** A text is missing; in the fallback language nothing can stand in for it. */
export const missingText = (at: Location, key: string, fallback: string | undefined): Diagnostic => ({
  code: 'text.missing',
  severity: fallback === undefined ? 'error' : 'warning',
  at,
  message: `The text "${key}" is missing.`,
  hint:
    fallback === undefined
      ? 'Add the text.'
      : `Add the text; until then visitors see the one in "${fallback}".`,
});

export const missingTextFile = (file: string, fallback: string | undefined): Diagnostic => ({
  code: 'text.missing-file',
  severity: fallback === undefined ? 'error' : 'warning',
  at: wholeFile(file),
  message: `The file "${file}" is missing.`,
  hint:
    fallback === undefined
      ? 'Restore the file.'
      : `Add the file; until then visitors see the texts in "${fallback}".`,
});

export const unknownEntry = (at: Location, key: string): Diagnostic => ({
  code: 'text.unknown-entry',
  severity: 'error',
  at,
  message: `There is no entry to which the text "${key}" belongs.`,
  hint: 'Correct the name, or remove the text.',
});

export const unusedText = (at: Location, key: string): Diagnostic => ({
  code: 'text.unused',
  severity: 'warning',
  at,
  message: `The text "${key}" is used nowhere.`,
  hint: 'Remove it, or use it.',
});

export const listLength = (at: Location, own: number, fallback: number, language: string): Diagnostic => ({
  code: 'text.list-length',
  severity: 'warning',
  at,
  message: `The list has ${own} entries; in "${language}" it has ${fallback}.`,
  hint: 'Give the list as many entries in every language.',
});

/** The text is word for word the one of the fallback language. */
export const copiedText = (at: Location, text: string, fallback: string, language: string): Diagnostic => ({
  code: 'text.copy',
  severity: 'warning',
  at,
  message: `"${text}" is the same as in "${fallback}".`,
  hint: `Translate it, or list it with a reason under "same" in "glossary/${language}.json".`,
});
