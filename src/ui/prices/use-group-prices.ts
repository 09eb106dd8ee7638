import { useSyncExternalStore } from 'react';
import type { PricedTour } from '../../shared/page-data/prices.ts';
import { useSite } from '../../shared/site-context.tsx';
import { StoredText } from '../../shared/value-store.ts';
import { clientPart, useClientPart } from '../hydration/HydrationBoundary.tsx';

interface GroupPrices {
  /** The chosen group as the browser stores it; empty if none. */
  readonly group: string;
  /** A tour with the price of the group, as soon as one is known. */
  readonly priced: <Tour extends PricedTour>(tour: Tour) => Tour;
}

const groupPrices = clientPart(() => import('./group-prices.ts'));

/** The prices of tours for the visitor's group; their rules are fetched once a group is known. */
export function useGroupPrices(): GroupPrices {
  const { layout, messages } = useSite();
  const texts = { contactUs: messages.common.contactUs, forPeople: messages.package.forPeople };
  const group = useSyncExternalStore(followGroup, storedGroup, () => '');
  const rules = useClientPart(groupPrices, group !== '');
  return {
    group,
    priced: (tour) => (rules && group !== '' ? rules.pricedTour(tour, group, layout.pricing, texts) : tour),
  };
}

/**
 * Group and accommodation class as `writeGroup` writes them, asked once for a visit; empty: unknown. They belong to the
 * tab: what a family chose last month says nothing of today, and another tab may be for another trip.
 */
const group = new StoredText('group', () => sessionStorage);

/** The text of the group; empty: nothing is known. */
export const storedGroup = group.get;

/** Calls back whenever the group changes; returns the function that unsubscribes. */
export const followGroup = group.subscribe;

/** Remembers a group for the pages to come; empty: none. */
export function storeGroup(text: string): void {
  if (text !== group.get()) group.set(text);
}
