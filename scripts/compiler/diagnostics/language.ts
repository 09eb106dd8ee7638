/**
 * The languages that the checker itself speaks, the usual one first. They are the tool's, like its sentences:
 * the languages of a site stand in its data.
 */
export const checkerLanguages = { en: 'English', id: 'Bahasa Indonesia' } as const;

export type CheckerLanguage = keyof typeof checkerLanguages;

/** Something that is said in every language of the checker; a translation that lacks is a type error. */
export type Localized<Value = string> = Readonly<Record<CheckerLanguage, Value>>;

/** The same in every language: names, figures, pieces of files. */
export function everywhere<Value>(value: Value): Localized<Value> {
  return { en: value, id: value };
}

/** What is made of a thing in each of its languages. */
export function inEach<From, To>(of: Localized<From>, make: (value: From) => To): Localized<To> {
  return { en: make(of.en), id: make(of.id) };
}

/** What is said in a language; in the checker's usual one if none is named. */
export function inLanguage<Value>(of: Localized<Value>, language: CheckerLanguage | undefined): Value {
  return language === undefined ? of.en : of[language];
}

/** Whether the checker speaks the language of that code. */
export function isCheckerLanguage(code: string): code is CheckerLanguage {
  return Object.hasOwn(checkerLanguages, code);
}

const SEPARATORS: Localized = { en: ',', id: '.' };

/** A whole number with separators for thousands. */
export function figure(amount: number): Localized {
  const digits = String(amount);
  return inEach(SEPARATORS, (separator) => digits.replace(/\B(?=(?:\d{3})+$)/g, separator));
}

/** Quoted names in a row: `"a", "b"`. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
