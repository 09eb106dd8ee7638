import { createContext, useContext } from 'react';
import { english } from './en.ts';
import { indonesian } from './id.ts';
import { isolateNames } from './isolate.ts';

/** Everything that the desk says in one language; the type of every other language follows from English. */
export type DeskWords = typeof english;

/** The languages of the desk, by their codes. */
export const deskLanguages: Readonly<Record<string, DeskWords>> = {
  en: isolateNames(english),
  id: isolateNames(indonesian),
};

export const WordsContext = createContext<DeskWords>(english);

/** The words of the language that was chosen. */
export function useWords(): DeskWords {
  return useContext(WordsContext);
}

/** The name of a language in the desk's own language; the code where nobody knows it. */
export function languageName(code: string, { locale }: DeskWords): string {
  if (!/^[a-z]{2,3}$/.test(code)) return code;
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code) ?? code;
}
