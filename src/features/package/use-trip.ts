import { useMemo } from 'react';
import { type GroupPrice, groupPrice } from '../../domain/group-price.ts';
import { formatMoney, type MoneyFormat } from '../../domain/money.ts';
import type { PackagePage, PackageVariant } from '../../domain/page-data/package.ts';
import type { ShownPriceTable } from '../../domain/page-data/prices.ts';
import { NO_CHOICE, readTripChoice, type TripChoice, writeTripChoice } from '../../domain/trip-choice.ts';
import { type AddressRules, useAddressState } from '../../routing/use-address-state.ts';
import { tripOffer } from './trip-offer.ts';

/** Pause in typing, in milliseconds, after which the address follows. */
const ADDRESS_DELAY = 150;

/** The group that a price is shown for. */
export interface Group {
  readonly people: number;
  readonly tier?: string | undefined;
  /** Whether the visitor has said so; else it is where the page begins. */
  readonly chosen: boolean;
}

/** What the visitor looks at, and how to change it. */
export interface Trip {
  readonly variant: PackageVariant;
  readonly choice: TripChoice;
  readonly group: Group | undefined;
  readonly money: MoneyFormat;
  readonly change: (part: Partial<TripChoice>) => void;
}

/** The visitor's choice on the page of a package, which its address carries. Spec §4 Package options. */
export function useTrip(page: PackagePage, first: PackageVariant): Trip {
  const rules = useMemo(() => choiceRules(page), [page]);
  const [choice, setChoice] = useAddressState(rules);
  const variant = page.variants.find(({ option }) => option && option.id === choice.option) ?? first;
  return {
    variant,
    choice,
    group: variant.prices && groupOf(variant.prices, choice),
    money: page.booking.own.money,
    change: (part) => setChoice((now) => ({ ...now, ...part }), ADDRESS_DELAY),
  };
}

function choiceRules(page: PackagePage): AddressRules<TripChoice> {
  const offer = tripOffer(page);
  return {
    initial: NO_CHOICE,
    read: (query) => readTripChoice(query, offer),
    write: (query, choice) => writeTripChoice(query, offer, choice),
  };
}

function groupOf({ first }: ShownPriceTable, { people, tier }: TripChoice): Group {
  return {
    people: people ?? first.people,
    tier: tier ?? first.tier,
    chosen: people !== undefined || tier !== undefined,
  };
}

/** The price of the group; nothing where the table does not speak of it, or there is no table. */
export function priceOf({ variant, group }: Trip): GroupPrice | undefined {
  return variant.prices && group ? groupPrice(variant.prices, group.people, group.tier) : undefined;
}

/** Texts of that price; those that stand there at first were written when the site was compiled. */
export function priceTexts(trip: Trip): { readonly perPerson: string; readonly total: string } | undefined {
  const { variant, group, money } = trip;
  if (variant.prices && !group?.chosen) {
    const { perPersonText, totalText } = variant.prices.first;
    return perPersonText === undefined || totalText === undefined
      ? undefined
      : { perPerson: perPersonText, total: totalText };
  }
  const price = priceOf(trip);
  return price && { perPerson: formatMoney(money, price.perPerson), total: formatMoney(money, price.total) };
}
