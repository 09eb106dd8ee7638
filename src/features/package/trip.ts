import type { TripAnswer } from '../../pricing/answer-trip.ts';
import type { ApproximateRate } from '../../pricing/money.ts';
import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import {
  type DayChoices,
  findDayChoices,
  ONLY_OPTION,
  type TripChoice,
  type TripGroup,
  type TripOffer,
  writeTripChoice,
} from '../../trip/trip-choice.ts';

/** Rules of prices, dates and messages, and the components that need them. */
export type TripRules = typeof import('./trip-rules.ts');

/** The group that a price is shown for. */
export interface Group {
  /** Adults. */
  readonly people: number;
  readonly tier?: string | undefined;
  /** By age group. */
  readonly children: Readonly<Record<string, number>>;
  /** At most one per adult. */
  readonly singleRooms: number;
}

/** The trip that the page shows. */
export interface Trip {
  readonly variant: PackageVariant;
  readonly choice: TripChoice;
  readonly group: Group;
  /** The trip of a group chosen on another page, where the table has no price for it and the tour's own is shown. */
  readonly unlisted: Omit<Trip, 'change'> | undefined;
  /** Chosen alternatives of the shown option's days. */
  readonly alternatives: DayChoices;
  /** The visitor has chosen a date or a group. */
  readonly isChosen: boolean;
  /** Of the approximate amounts, if any. */
  readonly rate: ApproximateRate | undefined;
  /** Loaded soon after something was chosen. */
  readonly rules: TripRules | undefined;
  /** Undefined without price table and date, and until the rules are loaded. */
  readonly answer: TripAnswer | undefined;
  readonly chatMessage: string;
  /** Takes a function where a part follows from the latest choice: the shown one can be older. */
  readonly change: (part: Partial<TripChoice> | ((now: TripChoice) => Partial<TripChoice>)) => void;
}

/** Props of the parts of the page that show the trip. */
export interface TripProps {
  readonly page: PackagePage;
  readonly trip: Trip;
}

export interface VariantProps extends TripProps {
  readonly variant: PackageVariant;
}

/**
 * Derives the shown trip from a choice.
 *
 * @param first shown until another option is chosen
 * @param rules undefined while they are loading
 * @param instead the answer without rules
 * @param currency of the approximate amounts
 */
export function resolveTrip(
  page: PackagePage,
  first: PackageVariant,
  made: TripChoice,
  rules: TripRules | undefined,
  instead?: TripAnswer,
  currency = page.approximate?.currency,
): Omit<Trip, 'change'> {
  const variant = findVariant(page, first, made);
  const choice = fitRemembered(page, variant, made);
  const group = resolveGroup(page, variant, choice);
  const unlisted =
    choice === made
      ? undefined
      : resolveTrip(page, first, { ...made, isRemembered: undefined }, rules, instead, currency);
  const rate = page.approximate?.rates.find((other) => other.currency === currency);
  const alternatives = findDayChoices(choice.alternatives, variant.option?.id ?? ONLY_OPTION);
  const isChosen = choice.date !== undefined || isGroupChosen(choice);
  const answer =
    variant.prices || isChosen
      ? (rules?.answerFor(page, variant.prices, group, choice.date) ?? (isChosen ? instead : undefined))
      : undefined;
  const trip = { variant, choice, group, unlisted, alternatives, isChosen, rate, rules, answer };
  return { ...trip, chatMessage: unlisted?.chatMessage ?? bookingChat(page, trip) };
}

/** The chat message of the trip; a short one without the rules. */
function bookingChat(page: PackagePage, trip: Omit<Trip, 'change' | 'chatMessage'>): string {
  const { variant, rules, choice } = trip;
  if (!isMoreChosen(choice)) return variant.chatMessage;
  if (rules) return rules.tripMessage(page, trip);
  const { opening, interest } = variant.booking.own;
  return [choice.date === undefined ? opening : interest, page.address + tripQuery(page, trip)].join('\n');
}

function findVariant(page: PackagePage, first: PackageVariant, choice: TripChoice): PackageVariant {
  return page.variants.find(({ option }) => option && option.id === choice.option) ?? first;
}

function resolveGroup(
  { smallestGroup }: PackagePage,
  { prices }: PackageVariant,
  { people = prices?.first.people ?? smallestGroup, tier, children, singleRooms = 0 }: TripChoice,
): Group {
  return {
    people,
    // Another option may have other accommodation classes.
    tier: prices?.tiers.some(({ id }) => id === tier) ? tier : prices?.first.tier,
    children,
    singleRooms: prices?.singleSupplement === undefined ? 0 : Math.min(singleRooms, people),
  };
}

/** The choice without a remembered group for which the table has no price. */
function fitRemembered(page: PackagePage, variant: PackageVariant, choice: TripChoice): TripChoice {
  if (!choice.isRemembered || !variant.prices) return choice;
  const { people, tier, children } = resolveGroup(page, variant, choice);
  const size = page.ageGroups
    .filter(({ counts }) => counts)
    .reduce((sum, { id }) => sum + (children[id] ?? 0), people);
  const row = variant.prices.rows.find(({ min, max }) => size >= min && size <= max);
  const hasPrice = row?.cells.some((cell) => (cell.tier ?? tier) === tier && cell.amount !== undefined);
  return hasPrice ? choice : { ...choice, ...NO_GROUP, isRemembered: undefined };
}

const NO_GROUP: TripGroup = {
  people: undefined,
  tier: undefined,
  children: {},
  ages: undefined,
  singleRooms: undefined,
};

/** The choice as the address and the next changes see it; see `fitRemembered`. */
export function fittedChoice(page: PackagePage, first: PackageVariant, choice: TripChoice): TripChoice {
  return fitRemembered(page, findVariant(page, first, choice), choice);
}

/** A choice after a change; a changed group no longer counts as remembered. */
export function changedChoice(
  page: PackagePage,
  first: PackageVariant,
  now: TripChoice,
  change: Parameters<Trip['change']>[0],
): TripChoice {
  const fitted = fittedChoice(page, first, now);
  const part = typeof change === 'function' ? change(fitted) : change;
  const changesGroup = Object.keys(NO_GROUP).some((key) => key in part);
  return changesGroup ? { ...fitted, ...part, isRemembered: undefined } : { ...now, ...part };
}

export function isGroupChosen({ people, tier, children, singleRooms }: TripGroup): boolean {
  return [people, tier, singleRooms].some((part) => part !== undefined) || Object.keys(children).length > 0;
}

/** True if more than an option is chosen; each option has a message of its own. */
export function isMoreChosen(choice: TripChoice): boolean {
  return choice.date !== undefined || isGroupChosen(choice) || Object.keys(choice.alternatives).length > 0;
}

/** The shown group as a choice. */
export function shownGroup({ group, choice }: Pick<Trip, 'choice' | 'group'>): TripGroup {
  return {
    people: group.people,
    tier: group.tier,
    children: group.children,
    ages: choice.ages,
    singleRooms: group.singleRooms || undefined,
  };
}

/** The query of the address that shows this trip. */
export function tripQuery(page: PackagePage, trip: Pick<Trip, 'choice' | 'group' | 'variant'>): string {
  const shown = { ...trip.choice, ...shownGroup(trip), option: trip.variant.option?.id };
  return writeTripChoice('', tripOffer(page), shown);
}

/** The same without date and group. */
export function otherSizeQuery(
  page: PackagePage,
  { choice, variant }: Pick<Trip, 'choice' | 'variant'>,
): string {
  const { date, alternatives } = choice;
  return writeTripChoice('', tripOffer(page), {
    date,
    alternatives,
    children: {},
    option: variant.option?.id,
  });
}

/** Children included. */
export function countTravellers({ people, children }: Group): number {
  return Object.values(children).reduce((sum, count) => sum + count, people);
}

/** The choices that the page of a package offers. */
export function tripOffer({ variants, ageGroups }: PackagePage): TripOffer {
  const tables = variants.flatMap(({ prices }) => prices ?? []);
  return {
    options: variants.flatMap(({ option }) => option?.id ?? []),
    tiers: [...new Set(tables.flatMap(({ tiers }) => tiers.map(({ id }) => id)))],
    ageGroups: ageGroups.map(({ id }) => id),
    singleRooms: tables.some(({ singleSupplement }) => singleSupplement !== undefined),
    alternatives: Object.fromEntries(
      variants.map(({ option, days }) => [
        option?.id ?? ONLY_OPTION,
        Object.fromEntries(
          days
            .filter(({ choices }) => choices.length > 1)
            .map(({ number, choices }) => [number, choices.length]),
        ),
      ]),
    ),
  };
}

/** Things to bring for a variant, in the order of the page's list. */
export function packingList(
  { bring: all }: Pick<PackagePage, 'bring'>,
  { bring }: Pick<PackageVariant, 'bring'>,
): readonly string[] {
  return bring ? all.filter((_, index) => bring.includes(index)) : all;
}

/** A price in words, with its equivalent in the page's second currency, if any. */
export interface PriceTexts {
  readonly perPerson: string;
  readonly total: string;
  readonly perPersonAbout?: string | undefined;
  readonly totalAbout?: string | undefined;
}

/** True if the compiled amounts are in another currency than the visitor's. */
export function isConverted({ approximate }: PackagePage, { rate }: Pick<Trip, 'rate'>): boolean {
  return rate?.currency !== approximate?.currency;
}

/** The first group's price as compiled. */
export function firstPriceTexts({ prices }: PackageVariant): PriceTexts | undefined {
  const { perPersonText, totalText, perPersonAbout, totalAbout } = prices?.first ?? {};
  if (perPersonText === undefined || totalText === undefined) return undefined;
  return { perPerson: perPersonText, total: totalText, perPersonAbout, totalAbout };
}
