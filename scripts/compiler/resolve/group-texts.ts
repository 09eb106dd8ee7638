import type { BookingTexts } from '../../../src/domain/booking-message.ts';
import { fillTemplate } from '../../../src/domain/message-template.ts';
import { digits, pluralRules } from '../../../src/i18n/plural.ts';
import type { PageContext } from './page-context.ts';

/** Plurals are told by numbers up to here, and by the largest group of the site. */
const LEAST_TRIED = 12;

/** How a language says the size of a visitor's group: in one way, and where it has several plurals, in each of them. */
export function groupTexts({
  texts,
  templates,
  language,
  content,
}: PageContext): Pick<BookingTexts, 'groups' | 'people' | 'person'> {
  const { locale } = language;
  const rules = pluralRules(locale);
  const largest = Math.max(LEAST_TRIED, ...content.site.bands.map(({ max }) => max));
  const wordingOf = (people: number) => templates.interface.package.pax({ band: 'people', people });
  const numbers = Array.from({ length: largest - 1 }, (_, index) => index + 2);
  // Every language has the category `other`; not every one has whole numbers in it.
  const other = numbers.find((number) => rules.select(number) === 'other') ?? largest;
  const people = wordingOf(other);
  const groups: Partial<Record<Intl.LDMLPluralRule, ReturnType<typeof wordingOf>>> = {};
  for (const number of numbers) {
    const wording = wordingOf(number);
    if (JSON.stringify(wording) !== JSON.stringify(people)) groups[rules.select(number)] ??= wording;
  }
  const one = digits(locale, 1);
  const person = texts.interface.package.pax({ band: one, people: 1 });
  const said = fillTemplate(groups[rules.select(1)] ?? people, { people: one });
  return {
    people,
    ...(person === said ? {} : { person }),
    ...(Object.keys(groups).length === 0 ? {} : { groups }),
  };
}
