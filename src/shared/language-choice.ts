import type { LanguageInfo } from './page-data/layout.ts';
import { StoredText } from './value-store.ts';

/** Local storage: the chosen language. */
export const LANGUAGE_KEY = 'language';

const chosen = new StoredText(LANGUAGE_KEY, () => localStorage);
const dismissed = new StoredText('language-offer-dismissed', () => localStorage);

/** Remembers the visitor's language. */
export function storeLanguage(code: string): void {
  chosen.set(code);
}

/** Remembers that the visitor does not want to be asked again. */
export function dismissOffer(): void {
  dismissed.set('true');
}

/** True if the visitor has neither chosen a language nor declined an offer. */
export function mayOffer(): boolean {
  return chosen.get() === '' && dismissed.get() === '';
}

/**
 * The language to offer: the first offered one among the browser's, unless the page is in it already.
 *
 * @param wanted the browser's languages, the most wanted first, such as `de-AT`
 */
export function offeredLanguage(
  languages: readonly LanguageInfo[],
  current: string,
  wanted: readonly string[],
): LanguageInfo | undefined {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  const published = languages.filter(({ isUnpublished }) => !isUnpublished);
  const code = codes.find((candidate) => published.some((language) => language.code === candidate));
  return code === current ? undefined : published.find((language) => language.code === code);
}
