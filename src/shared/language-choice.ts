import type { LanguageInfo } from './page-data/layout.ts';

/** Local storage: the chosen language. */
export const LANGUAGE_KEY = 'language';
const DISMISSED_KEY = 'language-offer-dismissed';

/** Reads from the browser's storage; nothing when that is forbidden. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden: the choice holds for this page only, which the address carries anyway.
  }
}

/** Remembers the visitor's language. */
export function storeLanguage(code: string): void {
  write(LANGUAGE_KEY, code);
}

/** Remembers that the visitor does not want to be asked again. */
export function dismissOffer(): void {
  write(DISMISSED_KEY, 'true');
}

/** True if the visitor has neither chosen a language nor declined an offer. */
export function mayOffer(): boolean {
  return read(LANGUAGE_KEY) === null && read(DISMISSED_KEY) === null;
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
