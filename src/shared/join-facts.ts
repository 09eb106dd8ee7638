export const FACTS_DOT = '·';

/** Stands at the end of a line, never at the beginning of one. */
const SEPARATOR = `\u00a0${FACTS_DOT} `;

/** Facts in a row with dots between them, without those that are missing. */
export function joinFacts(facts: readonly (string | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined && fact !== '').join(SEPARATOR);
}
