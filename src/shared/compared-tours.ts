export const MAX_COMPARED = 3;

const PARAMETER = 'tours';
const BETWEEN = ',';

/** A segment of an address: letters of any script, and digits. */
const SLUG = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u;

/** The last segment of the address of a tour's page, the same in every language. */
export function tourSlug(address: string): string {
  const last = address.slice(address.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** The slugs of tours in a text, each once and in order; all else is left out. */
export function readTours(text: string): readonly string[] {
  const slugs = text.split(BETWEEN).filter((slug) => SLUG.test(slug));
  return [...new Set(slugs)];
}

/** Slugs of tours as `readTours` reads them. */
export function writeTours(slugs: readonly string[]): string {
  return slugs.join(BETWEEN);
}

/** The tours that an address compares, up to the limit. */
export function readCompared(query: string): readonly string[] {
  return readTours(new URLSearchParams(query).get(PARAMETER) ?? '').slice(0, MAX_COMPARED);
}

/** The query of an address that compares these tours, after what else the query says. */
export function writeCompared(query: string, slugs: readonly string[]): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(PARAMETER);
  // Commas need not be escaped, and people read addresses.
  const tours = slugs.length > 0 ? [`${PARAMETER}=${writeTours(slugs.map(encodeURIComponent))}`] : [];
  const text = [parameters.toString(), ...tours].filter((part) => part !== '').join('&');
  return text === '' ? '' : `?${text}`;
}
