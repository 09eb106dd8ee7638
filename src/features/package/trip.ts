import type { TripAnswer } from '../../pricing/model.ts';
import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import type { ShownPriceTable } from '../../shared/page-data/prices.ts';
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
  readonly group: Group | undefined;
  /** Chosen alternatives of the shown option's days. */
  readonly alternatives: DayChoices;
  /** The visitor has chosen a date or a group. */
  readonly isChosen: boolean;
  /** Loaded soon after something was chosen. */
  readonly rules: TripRules | undefined;
  /** Undefined without price table and date, and until the rules are loaded. */
  readonly answer: TripAnswer | undefined;
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

export interface TripChatProps extends TripProps {
  readonly chatMessage: string;
}

/**
 * Derives the shown trip from a choice.
 *
 * @param first shown until another option is chosen
 * @param rules undefined while they are loading
 * @param instead the answer without rules
 */
export function resolveTrip(
  page: PackagePage,
  first: PackageVariant,
  choice: TripChoice,
  rules: TripRules | undefined,
  instead?: TripAnswer,
): Omit<Trip, 'change'> {
  const variant = page.variants.find(({ option }) => option && option.id === choice.option) ?? first;
  const group = variant.prices && resolveGroup(variant.prices, choice);
  const alternatives = findDayChoices(choice.alternatives, variant.option?.id ?? ONLY_OPTION);
  const isChosen = choice.date !== undefined || (group !== undefined && isGroupChosen(choice));
  const answer =
    group || choice.date !== undefined
      ? (rules?.answerFor(page, variant.prices, group, choice.date) ?? (isChosen ? instead : undefined))
      : undefined;
  return { variant, choice, group, alternatives, isChosen, rules, answer };
}

function resolveGroup(
  { first, tiers, singleSupplement }: ShownPriceTable,
  { people = first.people, tier, children, singleRooms = 0 }: TripChoice,
): Group {
  return {
    people,
    // Another option may have other accommodation classes.
    tier: tiers.some(({ id }) => id === tier) ? tier : first.tier,
    children,
    singleRooms: singleSupplement === undefined ? 0 : Math.min(singleRooms, people),
  };
}

export function isGroupChosen({ people, tier, children, singleRooms }: TripGroup): boolean {
  return [people, tier, singleRooms].some((part) => part !== undefined) || Object.keys(children).length > 0;
}

/** True if more than an option is chosen; each option has a message of its own. */
export function isMoreChosen(choice: TripChoice): boolean {
  return choice.date !== undefined || isGroupChosen(choice) || Object.keys(choice.alternatives).length > 0;
}

/** The shown group as a choice; empty where there is no price table. */
export function shownGroup({ group }: Pick<Trip, 'group'>): TripGroup {
  return {
    people: group?.people,
    tier: group?.tier,
    children: group?.children ?? {},
    singleRooms: group?.singleRooms || undefined,
  };
}

/** The query of the address that shows this trip. */
export function tripQuery(page: PackagePage, trip: Pick<Trip, 'choice' | 'group' | 'variant'>): string {
  const shown = { ...trip.choice, ...shownGroup(trip), option: trip.variant.option?.id };
  return writeTripChoice('', tripOffer(page), shown);
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

/** The first group's price as compiled. */
export function firstPriceTexts({ prices }: PackageVariant): PriceTexts | undefined {
  const { perPersonText, totalText, perPersonAbout, totalAbout } = prices?.first ?? {};
  if (perPersonText === undefined || totalText === undefined) return undefined;
  return { perPerson: perPersonText, total: totalText, perPersonAbout, totalAbout };
}
