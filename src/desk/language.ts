import { english } from './words/en.ts';
import { deskLanguages } from './words/words.ts';

const KEY = 'desk-language';

/** The language of the desk: the last chosen one, else the browser's, else English. */
export function chosenLanguage(): string {
  const wanted = [localStorage.getItem(KEY), ...navigator.languages.map((tag) => tag.split('-')[0] ?? '')];
  return wanted.find((code) => code !== null && Object.hasOwn(deskLanguages, code)) ?? english.code;
}

/** Remembers the language in the browser. */
export function chooseLanguage(code: string): void {
  localStorage.setItem(KEY, code);
}
