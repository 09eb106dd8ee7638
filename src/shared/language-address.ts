/** A language in addresses; the default language has an empty prefix. */
export interface AddressLanguage {
  readonly code: string;
  readonly prefix: string;
}

/** The address of a page in a language, as browsers send it: its prefix and the page's path, `/en` for the home page. */
export function localizedPath(language: AddressLanguage, path: string): string {
  const address = path === '/' && language.prefix !== '' ? language.prefix : language.prefix + path;
  return encodeURI(address);
}

/** An address with its percent-encoding decoded; unchanged if it cannot be decoded. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The language of an address, and the page's path in the default language. */
interface LocatedPath<Language extends AddressLanguage> {
  readonly language: Language;
  readonly path: string;
}

/**
 * Splits an address as browsers send it into language and page, as it is read; addresses without a known prefix are in the default language.
 *
 * @throws if no language has an empty prefix, which the compiler never lets happen
 */
export function locatePath<Language extends AddressLanguage>(
  languages: readonly Language[],
  pathname: string,
): LocatedPath<Language> {
  const path = readableAddress(pathname).replace(/\/+$/, '') || '/';
  const prefixed = languages.find(
    ({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)),
  );
  if (prefixed) return { language: prefixed, path: path.slice(prefixed.prefix.length) || '/' };
  const fallback = languages.find(({ prefix }) => prefix === '');
  if (!fallback) throw new Error('No language without prefix.');
  return { language: fallback, path };
}
