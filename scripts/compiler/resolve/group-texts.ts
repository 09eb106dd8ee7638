import { digits, pluralRules } from '../../../src/shared/i18n/plural.ts';
import type { BookingTexts } from '../../../src/trip/booking-message.ts';
import { fillTemplate } from '../../../src/trip/message-template.ts';
import { must } from '../link/must.ts';
import type { PageContext } from './page-context.ts';
import { pluralExamples } from './plural-number.ts';

/** How a language says the size of a visitor's group: in one way, and where it has several plurals, in each of them. */
export function groupTexts({
  texts,
  templates,
  language,
}: PageContext): Pick<BookingTexts, 'groups' | 'people' | 'person'> {
  const { locale } = language;
  const wordings = [...pluralExamples(locale)].map(
    ([category, people]) => [category, templates.interface.package.pax({ band: 'people', people })] as const,
  );
  // Every language has the category `other`; not every one has whole numbers in it.
  const { other, ...rest } = Object.fromEntries(wordings);
  const people = other ?? must(wordings[0], locale)[1];
  const groups = Object.fromEntries(
    Object.entries(rest).filter(([, wording]) => JSON.stringify(wording) !== JSON.stringify(people)),
  );
  const one = digits(locale, 1);
  const person = texts.interface.package.pax({ band: one, people: 1 });
  const said = fillTemplate(groups[pluralRules(locale).select(1)] ?? people, { people: one });
  return {
    people,
    ...(person === said ? {} : { person }),
    ...(Object.keys(groups).length === 0 ? {} : { groups }),
  };
}
