import { paths } from '../../../schema/paths.ts';
import { answerTrip } from '../../../src/pricing/answer-trip.ts';
import type { BookingLanguages, SharedTexts, VariantTexts } from '../../../src/shared/page-data/package.ts';
import type { ShownPriceTable } from '../../../src/shared/page-data/prices.ts';
import {
  type BookingDetails,
  bookingMessage,
  findMentionedPrice,
  findPriceQuestion,
} from '../../../src/trip/booking-message.ts';
import { NO_CHOICE, type TripChoice, writeTripChoice } from '../../../src/trip/trip-choice.ts';
import { linkTargets } from '../link/link.ts';
import type { LinkedPackage, LinkedVariant } from '../link/model.ts';
import { groupTexts } from './group-size.ts';
import { dayLabel } from './itinerary.ts';
import { hasTiers } from './lowest-price.ts';
import type { PageContext } from './page-context.ts';
import { hasSingleRooms, packageCalendar } from './trip-texts.ts';

/** The message for the first choice of the page: for visitors without scripts, and before they choose. */
export function firstMessage(
  context: PageContext,
  entry: LinkedPackage,
  { shared, booking }: MessageTexts,
  { query, ...details }: FirstDetails,
): string {
  const path = paths.package.href(context.content.site.pages, entry);
  return bookingMessage(
    { ...shared.own, ...booking.own },
    shared.operator && booking.operator && { ...shared.operator, ...booking.operator },
    { ...details, address: context.url(path) + query },
  );
}

/** The words of a message: of the package, and of one of its variants. */
interface MessageTexts {
  readonly shared: BookingLanguages<SharedTexts>;
  readonly booking: BookingLanguages<VariantTexts>;
}

interface FirstDetails extends Omit<BookingDetails, 'address'> {
  /** The query of an address at which the page shows just that. */
  readonly query: string;
}

/** The option and the group that the page begins with. */
export function firstDetails(
  { option }: LinkedVariant,
  prices: ShownPriceTable | undefined,
  smallestGroup: number,
): FirstDetails {
  const { people, tier } = prices?.first ?? { people: smallestGroup };
  const travellers = { adults: people, children: {}, singleRooms: 0 };
  // Without a date the answer does not depend on today.
  const answer = answerTrip(prices, undefined, [], { travellers, tier }, '');
  return {
    people,
    tier,
    alternatives: {},
    price: findMentionedPrice(prices?.per, answer),
    question: findPriceQuestion(answer),
    query: choiceQuery({ option: option?.id, people, tier }),
  };
}

function choiceQuery(choice: Partial<TripChoice>): string {
  return writeTripChoice('', NO_OFFER, { ...NO_CHOICE, ...choice });
}

/** Enough for an address that has only an option, a group and a tier. */
const NO_OFFER = { options: [], tiers: [], ageGroups: [], singleRooms: false, alternatives: {} };

export function variantTexts(
  context: PageContext,
  entry: LinkedPackage,
  variant: LinkedVariant,
): VariantTexts {
  const { chatMessage, chatMessageOption } = context.texts.interface.package;
  const { name } = context.texts.packages(entry.id);
  const option = variant.option && context.texts.options(variant.option.id).name;
  const names = [name, ...(option === undefined ? [] : [option])];
  return {
    opening:
      option === undefined ? chatMessage({ package: name }) : chatMessageOption({ package: name, option }),
    interest: context.texts.labels.trip.chatInterest({ package: names.join(', ') }),
    names,
    alternatives: alternativeNames(context, variant),
  };
}

function alternativeNames(context: PageContext, { itinerary }: LinkedVariant): VariantTexts['alternatives'] {
  if (itinerary.source === 'generic') return {};
  const { days, labels } = context.texts;
  const choosable = itinerary.days.filter(({ choices }) => choices.length > 1);
  return Object.fromEntries(
    choosable.map(({ number, choices }) => {
      const day = dayLabel(context, number);
      const names = linkTargets(choices).map(({ id }) =>
        labels.trip.chatChoice({ day, title: days(id).title }),
      );
      return [number, names];
    }),
  );
}

/** The words of booking messages that do not depend on the option, as far as the package needs them. */
export function sharedTexts(context: PageContext, entry: LinkedPackage): SharedTexts {
  const { texts, templates, content } = context;
  const tables = entry.variants.flatMap(({ table }) => table ?? []);
  const isByTier = tables.some(({ prices }) => hasTiers(prices.rows));
  const { chatPrice } = templates.interface.package;
  const { chatDate, chatAdults, chatSingleRooms, chatGroupPrice, line } = templates.labels.trip;
  const { people, person, groups } = groupTexts(context);
  const { ageGroups } = packageCalendar(context, entry);
  const offers = entry.calendar?.offers ?? [];
  return {
    date: chatDate({ date: 'date' }),
    people,
    person,
    groups,
    adults: chatAdults({ count: 'count' }),
    line: line({ what: 'what', amount: 'amount' }),
    ageGroups: Object.fromEntries(ageGroups.map(({ id, label }) => [id, label])),
    otherSize: texts.labels.trip.chatOtherSize,
    askPrice: texts.labels.trip.chatAskPrice,
    singleRooms: tables.some(hasSingleRooms) ? chatSingleRooms({ count: 'count' }) : undefined,
    tiers: Object.fromEntries(
      isByTier ? content.site.tiers.map(({ id }) => [id, texts.labels.tiers(id)]) : [],
    ),
    offers:
      offers.length > 0
        ? Object.fromEntries(offers.map(({ id }) => [id, texts.labels.offers(id)]))
        : undefined,
    price: chatPrice({ price: 'price', total: 'total' }),
    groupPrice: tables.some(({ per }) => per === 'group') ? chatGroupPrice({ total: 'total' }) : undefined,
    money: context.moneyFormat,
  };
}
