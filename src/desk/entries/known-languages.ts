/** A language with its names. */
export interface KnownLanguage {
  readonly code: string;
  /** Its name in the language of the desk, and in itself. */
  readonly label: string;
  /** All its names, in small letters. */
  readonly names: readonly string[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/**
 * The languages with known formats of numbers and dates; one with a code of three letters only if that code is typed.
 *
 * @param locales those in whose languages they have names, that of the desk first
 */
export function findLanguages(locales: readonly string[], asked: string): readonly KnownLanguage[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const longCode = /^[a-z]{3}$/.test(asked.trim()) ? [asked.trim()] : [];
  const sort = new Intl.Collator(locales);
  return Intl.NumberFormat.supportedLocalesOf([...codes, ...longCode])
    .filter((code) => /^[a-z]{2,3}$/.test(code))
    .flatMap((code) => {
      const [here, ...others] = locales.map((locale) => nameIn(locale, code));
      const itself = nameIn(code, code);
      if (here === undefined) return [];
      const label = itself === undefined || itself === here ? here : `${here} · ${itself}`;
      const names = [here, ...others, itself, code].filter((name) => name !== undefined);
      return [{ code, label, names: names.map((name) => name.toLowerCase()) }];
    })
    .toSorted((left, right) => sort.compare(left.label, right.label));
}

/** True if a language's name begins with the typed text, or if that is its label, which stays in the field once chosen. */
export function matchesLanguage({ label, names }: KnownLanguage, typed: string): boolean {
  const search = typed.trim().toLowerCase();
  return label.toLowerCase() === search || names.some((name) => name.startsWith(search));
}

function nameIn(locale: string, code: string): string | undefined {
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code);
}
