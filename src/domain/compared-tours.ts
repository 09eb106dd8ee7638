/** So many tours stand side by side. */
export const MOST_COMPARED = 3;

const PARAMETER = 'tours';
const BETWEEN = ',';

/** What packages may be called. */
const ID = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/** The ids of tours in a text, each once and in its order; whatever else stands there is left out. */
export function readTours(text: string): readonly string[] {
  const ids = text.split(BETWEEN).filter((id) => ID.test(id));
  return [...new Set(ids)];
}

/** Ids of tours as `readTours` reads them. */
export function writeTours(ids: readonly string[]): string {
  return ids.join(BETWEEN);
}

/** The tours that an address compares: as many as stand side by side. */
export function readCompared(query: string): readonly string[] {
  return readTours(new URLSearchParams(query).get(PARAMETER) ?? '').slice(0, MOST_COMPARED);
}

/** The query of an address that compares these tours, after what else the query says. */
export function writeCompared(query: string, ids: readonly string[]): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(PARAMETER);
  // Commas need not be escaped, and people read addresses.
  const tours = ids.length > 0 ? [`${PARAMETER}=${writeTours(ids)}`] : [];
  const text = [parameters.toString(), ...tours].filter((part) => part !== '').join('&');
  return text === '' ? '' : `?${text}`;
}
