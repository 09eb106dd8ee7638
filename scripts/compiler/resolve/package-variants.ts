import { paths } from '../../../schema/paths.ts';
import { answerTrip } from '../../../src/pricing/answer-trip.ts';
import type {
  BookingLanguages,
  PackageVariant,
  SharedTexts,
  VariantTexts,
} from '../../../src/shared/page-data/package.ts';
import type { ShownPriceTable } from '../../../src/shared/page-data/prices.ts';
import { type BookingDetails, bookingMessage } from '../../../src/trip/booking-message.ts';
import { priceSeen } from '../../../src/trip/price-seen.ts';
import { NO_CHOICE, type TripChoice, writeTripChoice } from '../../../src/trip/trip-choice.ts';
import { targetsOf } from '../link/link.ts';
import type { LinkedOption, LinkedPackage, LinkedVariant } from '../link/model.ts';
import { groupTexts } from './group-size.ts';
import { exclusionsOf, inclusionsOf } from './included.ts';
import { dayLabel, resolveItinerary } from './itinerary.ts';
import { hasTiers, priceTexts } from './lowest-price.ts';
import { hasSingleRooms, ratedAges } from './package-calendar.ts';
import { packageRoute } from './package-route.ts';
import { variantBring } from './packing.ts';
import type { PageContext } from './page-context.ts';
import { resolveTable } from './price-table.ts';

/** Lines break between places: not within a name, and not before the dot. */
const BETWEEN_PLACES = '\u00a0· ';
const unbroken = (name: string) => name.replaceAll(' ', '\u00a0');

/** What the options of a package offer; a single variant for a package without options. */
export function packageVariants(
  context: PageContext,
  entry: LinkedPackage,
  shared: BookingLanguages<SharedTexts>,
): readonly PackageVariant[] {
  return entry.variants.map((variant) => packageVariant(context, entry, variant, shared));
}

function packageVariant(
  context: PageContext,
  entry: LinkedPackage,
  variant: LinkedVariant,
  shared: BookingLanguages<SharedTexts>,
): PackageVariant {
  const { site } = context.content;
  const { labels } = context.texts;
  const price = priceTexts(context, variant);
  const booking = context.inBothLanguages((language) => variantTexts(language, entry, variant));
  const route = packageRoute(context, entry, variant);
  const prices = variant.table && resolveTable(context, variant.table, variant.option, entry.calendar);
  return {
    ...(variant.option ? { option: shownOption(context, variant.option) } : {}),
    destinationText: destinationText(context, entry, variant),
    ...price,
    days: resolveItinerary(context, entry, variant),
    inclusions: inclusionsOf(site, entry, variant.option).map((id) => labels.inclusions(id)),
    exclusions: exclusionsOf(site, entry, variant.option).map((id) => labels.exclusions(id)),
    ...variantBring(context, entry, variant),
    ...(route ? { route } : {}),
    ...(prices ? { prices } : {}),
    chatMessage: firstMessage(context, entry, { shared, booking }, firstDetails(variant, prices)),
    booking,
  };
}

function shownOption({ texts }: PageContext, { id }: LinkedOption): PackageVariant['option'] {
  const { name, description, features } = texts.options(id);
  return { id, name, description, features };
}

/** Where an option leads: all that its days are about; the package's destinations where there are no options. */
function destinationText(
  { texts }: PageContext,
  { destinations, data }: LinkedPackage,
  { option, itinerary }: LinkedVariant,
): string {
  const places =
    option && itinerary.source === 'written'
      ? itinerary.days.flatMap(({ choices }) => targetsOf(choices).flatMap((day) => day.destinations))
      : destinations;
  const names = [...new Set(places.map(({ id }) => texts.destinations(id).name))];
  return names.length > 0 ? names.map(unbroken).join(BETWEEN_PLACES) : texts.labels.regions(data.region);
}

/** The message of what the page begins with: for visitors without scripts, and before they choose. */
function firstMessage(
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

/** The group that stands where the page begins, if there is a price table. */
function firstDetails({ option }: LinkedVariant, prices: ShownPriceTable | undefined): FirstDetails {
  if (!prices) return { alternatives: {}, query: queryOf({ option: option?.id }) };
  const { people, tier } = prices.first;
  const travellers = { adults: people, children: {}, singleRooms: 0 };
  const asked = { travellers, ...(tier === undefined ? {} : { tier }) };
  // Without a day nothing depends on today.
  const price = priceSeen(prices.per, answerTrip(prices, undefined, [], asked, ''));
  return { people, tier, alternatives: {}, price, query: queryOf({ option: option?.id, people, tier }) };
}

function queryOf(choice: Partial<TripChoice>): string {
  return writeTripChoice('', NO_OFFER, { ...NO_CHOICE, ...choice });
}

/** Nothing of it is in a query that was empty. */
const NO_OFFER = { options: [], tiers: [], ageGroups: [], singleRooms: false, alternatives: {} };

function variantTexts(context: PageContext, entry: LinkedPackage, variant: LinkedVariant): VariantTexts {
  const { chatMessage, chatMessageOption } = context.texts.interface.package;
  const { name } = context.texts.packages(entry.id);
  const option = variant.option && context.texts.options(variant.option.id).name;
  return {
    opening:
      option === undefined ? chatMessage({ package: name }) : chatMessageOption({ package: name, option }),
    names: [name, ...(option === undefined ? [] : [option])],
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
      const names = targetsOf(choices).map(({ id }) =>
        labels.trip.chatChoice({ day, title: days(id).title }),
      );
      return [number, names];
    }),
  );
}

/** The words of booking messages that do not depend on the option; of what the package cannot have, none. */
export function sharedTexts(context: PageContext, entry: LinkedPackage): SharedTexts {
  const { texts, templates, content } = context;
  const tables = entry.variants.flatMap(({ table }) => table ?? []);
  const isByTier = tables.some(({ prices }) => hasTiers(prices.rows));
  const { chatPrice } = templates.interface.package;
  const { chatDate, chatAdults, chatSingleRooms, chatGroupPrice } = templates.labels.trip;
  const { people, person, groups } = groupTexts(context);
  const ages = ratedAges(context, entry);
  const offers = entry.calendar?.offers ?? [];
  return {
    date: chatDate({ date: 'date' }),
    people,
    ...(person === undefined ? {} : { person }),
    ...(groups === undefined ? {} : { groups }),
    ...(ages.length > 0
      ? {
          adults: chatAdults({ count: 'count' }),
          ageGroups: Object.fromEntries(ages.map(({ id }) => [id, texts.labels.ageGroups(id)])),
        }
      : {}),
    ...(tables.some(hasSingleRooms) ? { singleRooms: chatSingleRooms({ count: 'count' }) } : {}),
    tiers: Object.fromEntries(
      isByTier ? content.site.tiers.map(({ id }) => [id, texts.labels.tiers(id)]) : [],
    ),
    ...(offers.length > 0
      ? { offers: Object.fromEntries(offers.map(({ id }) => [id, texts.labels.offers(id)])) }
      : {}),
    price: chatPrice({ price: 'price', total: 'total' }),
    ...(tables.some(({ per }) => per === 'group') ? { groupPrice: chatGroupPrice({ total: 'total' }) } : {}),
    money: context.moneyFormat,
  };
}
