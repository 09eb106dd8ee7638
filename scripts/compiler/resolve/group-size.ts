import type { PriceRow } from '../../../src/pricing/price-table.ts';
import { cacheResults } from '../../../src/shared/cache-results.ts';
import { digits, pluralRules } from '../../../src/shared/i18n/plural.ts';
import type { BookingTexts } from '../../../src/trip/booking-message.ts';
import { fillTemplate } from '../../../src/trip/message-template.ts';
import { invariant } from '../link/invariant.ts';
import type { PageContext } from './page-context.ts';

type Band = Pick<PriceRow, 'max' | 'min'>;

/** "2–3 persons". */
export function bandLabel(context: PageContext, band: Band): string {
  const { locale } = context.language;
  const range = bandRange(locale, band);
  return context.cachePart(`group size ${range}`, () => {
    const people = pluralNumber(locale, band);
    return keepRanges(context.texts.interface.package.pax({ band: range, people }));
  });
}

/** Joins the ends of ranges, so that no line breaks at the dash. */
export function keepRanges(text: string): string {
  return text.replaceAll(/(?<=\p{Nd})[-–](?=\p{Nd})/gu, '\u2060$&\u2060');
}

/** The size of a group in the digits of a locale: "1" or "2–3". */
export function bandRange(locale: string, { min, max }: Band): string {
  return [...new Set([min, max])].map((people) => digits(locale, people)).join('–');
}

/** The size of a visitor's group in words: one wording, or one for each plural where a language has several. */
export function groupTexts({
  texts,
  templates,
  language: { locale },
}: PageContext): Pick<BookingTexts, 'groups' | 'people' | 'person'> {
  const wording = (people: number) => templates.interface.package.pax({ band: 'people', people });
  const examples = pluralExamples(locale);
  // Every language has the category `other`; not every one has whole numbers in it.
  const [first] = examples.values();
  const people = wording(invariant(examples.get('other') ?? first, locale));
  const groups = Object.fromEntries(
    [...examples]
      .map(([category, number]) => [category, wording(number)] as const)
      .filter(([, own]) => JSON.stringify(own) !== JSON.stringify(people)),
  );
  const one = digits(locale, 1);
  const person = texts.interface.package.pax({ band: one, people: 1 });
  const personAsGroup = fillTemplate(groups[pluralRules(locale).select(1)] ?? people, { people: one });
  return {
    people,
    person: person === personAsGroup ? undefined : person,
    groups: Object.keys(groups).length === 0 ? undefined : groups,
  };
}

/** Known to Node, not yet to the type checker. */
interface RangeRules extends Intl.PluralRules {
  selectRange(from: number, to: number): Intl.LDMLPluralRule;
}

/** Numbers tried to find one of each plural category of group sizes. */
const TRIED = 200;

/**
 * A number above 1 of every plural category that whole numbers of a locale have: a large one, which no message is
 * likely to have a text of its own for.
 */
const pluralExamples = cacheResults((locale: string): ReadonlyMap<Intl.LDMLPluralRule, number> => {
  const rules = pluralRules(locale);
  return new Map(Array.from({ length: TRIED }, (_, index) => [rules.select(index + 2), index + 2]));
});

/**
 * The number by which a message chooses the plural of a group size: a single size itself, or a number with the plural
 * of the range, which may differ from that of its end: "1–2 persons" is no dual in Arabic. It is not shown.
 */
export function pluralNumber(
  locale: string,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  if (min === max) return max;
  const rules = pluralRules(locale) as RangeRules;
  const wanted = rules.selectRange(min, max);
  return rules.select(max) === wanted ? max : (pluralExamples(locale).get(wanted) ?? max);
}
