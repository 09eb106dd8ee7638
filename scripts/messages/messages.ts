import { english } from './english.ts';
import { indonesian } from './indonesian.ts';

/** The words of the commands in one language: a message that a language lacks is a type error. */
export type Messages = Widened<Omit<typeof english, keyof Choice>> & Choice;

interface Choice {
  /** The value for this language. */
  readonly choose: <Value>(words: ByLanguage<Value>) => Value;
}

/** A type without the words of one language: any text, any list, functions of the same values. */
type Widened<Value> = Value extends (...values: infer Values) => infer Result
  ? (...values: Values) => Widened<Result>
  : Value extends string
    ? string
    : Value extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : { readonly [Key in keyof Value]: Widened<Value[Key]> };

/** A text that is written once the language is known. */
export type Localized<Value = string> = (messages: Messages) => Value;

/** The words of each language. */
export const languages: ByLanguage<Messages> = { en: english, id: indonesian };

/** The default language, also of output for other programs. */
export const defaultMessages: Messages = english;

/** The messages of a language, if the commands have it. */
export function findMessages(code: string): Messages | undefined {
  return Object.entries(languages).find(([language]) => language === code)?.[1];
}

/** The code of the language of messages. */
export function languageCode(messages: Messages): string {
  return Object.entries(languages).find(([, known]) => known === messages)?.[0] ?? '';
}

/** The same in every language: names, figures, pieces of files. */
export function untranslated<Value>(value: Value): Localized<Value> {
  return () => value;
}

/** A value in each language of the commands, by the codes of the languages. */
export interface ByLanguage<Value> {
  readonly en: Value;
  readonly id: Value;
}
