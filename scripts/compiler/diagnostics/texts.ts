import type { Localized } from '../../messages/messages.ts';
import { shortened } from '../../messages/writing.ts';
import type { MissingTexts } from '../check/expected-texts.ts';
import { Diagnostic, error, type Location, type Severity, warning, wholeFile } from './diagnostic.ts';
import { didYouMean } from './did-you-mean.ts';

export const invalidMessage = (at: Location, reason: Localized): Diagnostic =>
  error('text.invalid-message', at, (messages) => messages.texts.invalid(reason(messages)));

export const unknownArgument = (at: Location, name: string, known: readonly string[]): Diagnostic =>
  error('text.unknown-argument', at, ({ texts }) => texts.unknownArgument(name, known));

export const missingArgument = (at: Location, name: string): Diagnostic =>
  error('text.missing-argument', at, ({ texts }) => texts.missingArgument(name));

/** Only in the fallback language can nothing stand in for what is missing. */
function severityWith(fallback: string | undefined): Severity {
  return fallback === undefined ? 'error' : 'warning';
}

/** Texts are missing; in the fallback language nothing can stand in for them. */
export const missingText = (
  at: Location,
  { area, path, keys, json }: MissingTexts,
  fallback: string | undefined,
): Diagnostic =>
  new Diagnostic(severityWith(fallback), 'text.missing', at, ({ texts }) => {
    const place = [area, ...path].join('.');
    const [only = '', ...others] = keys;
    const property = {
      file: at.file,
      within: path.slice(0, -1).join('.'),
      json: shortened(json, LONGEST_JSON),
    };
    return {
      message:
        others.length === 0
          ? texts.missing([place, ...(only === '' ? [] : [only])].join('.'))
          : texts.missingSeveral(place, keys.length, shortened(keys.join(', '), LONGEST_LIST)),
      hint: texts.addMissing(property, fallback),
    };
  });

/** The most characters that a hint takes for the texts to add, and a message to name them. */
const LONGEST_JSON = 600;
const LONGEST_LIST = 200;

export const missingTextFile = (file: string, fallback: string | undefined): Diagnostic =>
  new Diagnostic(severityWith(fallback), 'text.missing-file', wholeFile(file), ({ texts }) =>
    texts.missingFile(file, fallback),
  );

/** @param missing names of texts that are expected at this place and are not there */
export const unknownEntry = (
  at: Location,
  key: string,
  id: string,
  missing: readonly string[],
): Diagnostic => {
  const suggestion = didYouMean(id, missing);
  return error('text.unknown-entry', at, (messages) =>
    messages.texts.unknownEntry(key, suggestion(messages)),
  );
};

export const unusedText = (at: Location, key: string): Diagnostic =>
  warning('text.unused', at, ({ texts }) => texts.unused(key));

export const listLength = (at: Location, own: number, fallback: number, language: string): Diagnostic =>
  warning('text.list-length', at, ({ texts }) => texts.listLength(own, fallback, language));

/** The text is word for word the one of the fallback language. */
export const copiedText = (at: Location, text: string, fallback: string, language: string): Diagnostic =>
  warning('text.copy', at, ({ texts }) => texts.copied(text, fallback, language));

export const todoText = (at: Location): Diagnostic => warning('text.todo', at, ({ texts }) => texts.todo);

/** A title or description of a page that search engines cut off; lengths in characters. */
export const metaTooLong = (at: Location, length: number, most: number): Diagnostic =>
  warning('text.meta-long', at, ({ texts }) => texts.metaTooLong(length, most));

/** @param other key of the page's text that says the same */
export const metaTwice = (at: Location, other: string): Diagnostic =>
  warning('text.meta-twice', at, ({ texts }) => texts.metaTwice(other));

/** @param language with whether it is published with less than half of its texts, which is an error in the end */
export const missingTexts = (
  at: Location,
  language: { readonly code: string; readonly name: string; readonly isTooEarly: boolean },
  texts: { readonly missing: number; readonly all: number },
): Diagnostic =>
  warning(language.isTooEarly ? 'language.untranslated' : 'language.missing-texts', at, (messages) =>
    messages.texts.missingInLanguage(language, texts),
  );

export const neededLanguage = (at: Location, code: string): Diagnostic =>
  error('language.needed', at, ({ texts }) => texts.neededLanguage(code));
