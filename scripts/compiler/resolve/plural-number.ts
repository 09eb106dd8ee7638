import { pluralRules } from '../../../src/shared/i18n/plural.ts';

/** Known to Node, not yet to the type checker. */
interface RangeRules extends Intl.PluralRules {
  selectRange(from: number, to: number): Intl.LDMLPluralRule;
}

/** So many numbers are tried for one of a plural category; every category of group sizes has one among them. */
const TRIED = 200;

const examples = new Map<string, ReadonlyMap<Intl.LDMLPluralRule, number>>();

/**
 * A number above 1 of every plural category that whole numbers of a locale have: a large one, which no message is
 * likely to have a text of its own for.
 */
export function pluralExamples(locale: string): ReadonlyMap<Intl.LDMLPluralRule, number> {
  const rules = pluralRules(locale);
  const found =
    examples.get(locale) ??
    new Map(Array.from({ length: TRIED }, (_, index) => [rules.select(index + 2), index + 2]));
  examples.set(locale, found);
  return found;
}

/** Every price of every page asks for one of a few. */
const known = new Map<string, number>();

/**
 * The number by which a message chooses the plural of a group size: of a single size itself, of a range one that has the
 * range's plural, which need not be that of its end. "1–2 persons" is no dual in Arabic. It is chosen by, not shown.
 */
export function pluralNumber(
  locale: string,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  if (min === max) return max;
  const key = `${locale} ${min} ${max}`;
  const number = known.get(key) ?? numberOfRange(locale, min, max);
  known.set(key, number);
  return number;
}

function numberOfRange(locale: string, min: number, max: number): number {
  const rules = pluralRules(locale) as RangeRules;
  const wanted = rules.selectRange(min, max);
  return rules.select(max) === wanted ? max : (pluralExamples(locale).get(wanted) ?? max);
}
