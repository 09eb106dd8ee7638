export const FACTS_DOT = '·';

/** Breaks after the dot, never before it. */
const SEPARATOR = `\u00a0${FACTS_DOT} `;

/** Facts in a row with dots between them, without those that are missing. */
export function joinFacts(facts: readonly (string | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined && fact !== '').join(SEPARATOR);
}
