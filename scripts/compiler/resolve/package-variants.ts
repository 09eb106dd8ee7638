import { bookingMessage } from '../../../src/domain/booking-message.ts';
import type {
  BookingLanguages,
  PackageVariant,
  SharedWords,
  VariantWords,
} from '../../../src/domain/page-data/package.ts';
import type { PlannedDay } from '../../../src/domain/page-data/plan.ts';
import type { LinkedOption, LinkedPackage } from '../link/content.ts';
import { resolveItinerary } from './itinerary.ts';
import { packageRoute } from './package-route.ts';
import type { PageContext } from './page-context.ts';
import { priceText, resolveTable, tableOf } from './prices.ts';

/** Lines break between places: not within a name, and not before the dot. */
const BETWEEN_PLACES = '\u00a0· ';
const unbroken = (name: string) => name.replaceAll(' ', '\u00a0');

/** What the options of a package offer; a single variant for a package without options. Spec §4. */
export function packageVariants(context: PageContext, entry: LinkedPackage): readonly PackageVariant[] {
  if (entry.options.length === 0) return [packageVariant(context, entry, undefined)];
  return entry.options.map((option) => packageVariant(context, entry, option));
}

function packageVariant(
  context: PageContext,
  entry: LinkedPackage,
  option: LinkedOption | undefined,
): PackageVariant {
  const { texts, content } = context;
  const table = tableOf(content, entry, option);
  const price = priceText(context, entry, option);
  const words = context.inBothLanguages((language) => variantWords(language, entry, option));
  const route = packageRoute(content, entry, option);
  return {
    ...(option
      ? {
          option: {
            id: option.id,
            name: texts.text(`options.${option.id}.name`),
            description: texts.text(`options.${option.id}.description`),
            features: texts.list(`options.${option.id}.features`),
          },
        }
      : {}),
    destinationText: destinationText(context, entry, option),
    priceText: price.text,
    hasPrice: price.hasPrice,
    days: resolveItinerary(context, entry, option),
    ...(route ? { route } : {}),
    ...(table ? { prices: resolveTable(context, table, option) } : {}),
    chatHref: context.chat(plainMessage(context, entry, words)),
    words,
  };
}

/** Where an option leads: all that its days are about; the package's destinations where there are no options. */
function destinationText(
  { texts }: PageContext,
  { destinations, itinerary, data }: LinkedPackage,
  option: LinkedOption | undefined,
): string {
  const days = (option && itinerary?.options?.[option.id])?.flatMap(({ choices }) => choices);
  const places = days ? days.flatMap((day) => day.destinations) : destinations;
  const names = [...new Set(places.map(({ id }) => texts.text(`destinations.${id}.name`)))];
  return names.length > 0
    ? names.map(unbroken).join(BETWEEN_PLACES)
    : texts.text(`labels.regions.${data.region}`);
}

/** The message without a choice: for visitors without scripts, and before they choose. */
function plainMessage(
  context: PageContext,
  entry: LinkedPackage,
  words: BookingLanguages<VariantWords>,
): string {
  const shared = context.inBothLanguages((language) => sharedWords(language, entry));
  return bookingMessage(
    { ...shared.own, ...words.own },
    shared.operator && words.operator && { ...shared.operator, ...words.operator },
    { alternatives: {}, address: context.url(entry.path) },
  );
}

function variantWords(
  context: PageContext,
  entry: LinkedPackage,
  option: LinkedOption | undefined,
): VariantWords {
  const { texts } = context;
  const packageName = texts.text(`packages.${entry.id}.name`);
  const optionName = option && texts.text(`options.${option.id}.name`);
  return {
    opening:
      optionName === undefined
        ? texts.text('interface.package.chatMessage', { package: packageName })
        : texts.text('interface.package.chatMessageOption', { package: packageName, option: optionName }),
    names: [packageName, ...(optionName === undefined ? [] : [optionName])],
    alternatives: alternativeNames(resolveItinerary(context, entry, option)),
  };
}

function alternativeNames(days: readonly PlannedDay[]): VariantWords['alternatives'] {
  const choosable = days.filter(({ choices }) => choices.length > 1);
  return Object.fromEntries(
    choosable.map(({ number, label, choices }) => [number, choices.map(({ title }) => `${label}: ${title}`)]),
  );
}

/** The words of booking messages that do not depend on the option. */
export function sharedWords(context: PageContext, entry: LinkedPackage): SharedWords {
  const { texts, content } = context;
  const tiers = entry.category.overnight ? content.site.tiers : [];
  return {
    people: texts.text('interface.package.pax', { band: '{people}' }),
    tiers: Object.fromEntries(tiers.map(({ id }) => [id, texts.text(`labels.tiers.${id}`)])),
    price: texts.text('interface.package.chatPrice', { price: '{price}', total: '{total}' }),
    money: context.moneyFormat,
  };
}
