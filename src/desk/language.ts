import { english } from './words/en.ts';
import { deskLanguages } from './words/words.ts';

const KEY = 'desk-language';

/** The language that the desk speaks: the one chosen before, else the browser's, else English. */
export function chosenLanguage(): string {
  const wanted = [localStorage.getItem(KEY), ...navigator.languages.map((tag) => tag.split('-')[0] ?? '')];
  return wanted.find((code) => code !== null && Object.hasOwn(deskLanguages, code)) ?? english.code;
}

/** Keeps the language for the next time. */
export function chooseLanguage(code: string): void {
  localStorage.setItem(KEY, code);
}
