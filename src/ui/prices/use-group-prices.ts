import { useEffect, useState } from 'react';
import type { PricedTour, Pricing } from '../../shared/page-data/prices.ts';
import type { GroupPriceTexts } from './group-prices.ts';
import { followGroup, rememberedGroup } from './remembered-group.ts';

interface GroupPrices {
  /** What is known of the group, as it is remembered; empty: nothing. */
  readonly group: string;
  /** A tour with the price of the group, as soon as one is known. */
  readonly priced: <Tour extends PricedTour>(tour: Tour) => Tour;
}

/** The prices of tours for the visitor's group; how they are reckoned is fetched once a group is known. */
export function useGroupPrices(pricing: Pricing, texts: GroupPriceTexts): GroupPrices {
  const [group, setGroup] = useState('');
  const [rules, setRules] = useState<typeof import('./group-prices.ts')>();
  useEffect(() => {
    function follow() {
      setGroup(rememberedGroup());
      import('./group-prices.ts').then(setRules, () => undefined);
    }
    if (rememberedGroup() !== '') follow();
    return followGroup(follow);
  }, []);
  return {
    group,
    priced: (tour) => (rules && group !== '' ? rules.pricedTour(tour, group, pricing, texts) : tour),
  };
}
