import { answerTrip } from '../../pricing/answer-trip.ts';
import { formatMoney } from '../../pricing/money.ts';
import type { PriceTable } from '../../pricing/price-table.ts';
import type { PricedTour, Pricing, TourPrices } from '../../shared/page-data/prices.ts';
import { groupFor, type TripGroup } from '../../trip/trip-choice.ts';

/** Texts about the price of a group. */
interface GroupPriceTexts {
  readonly contactUs: string;
  readonly forPeople: (values: { readonly count: number }) => string;
}

/**
 * A tour with the price of a group on any day, without seasons and offers, and for whom it is: the tour's own group where
 * the table has no price for the visitor's; or that one has to ask.
 *
 * @param group as `writeGroup` writes it
 * @public Loaded on demand.
 */
export function pricedTour<Tour extends PricedTour>(
  tour: Tour,
  group: string,
  { money, tiers, ageGroups }: Pricing,
  texts: GroupPriceTexts,
): Tour {
  const { prices } = tour;
  if (!prices) return tour;
  const known = groupFor(group, { tiers: prices.tiers, ageGroups: prices.ages, singleRooms: false });
  const answerFor = ({ people = prices.people, tier = prices.tier, children }: TripGroup) => {
    const travellers = { adults: people, children, singleRooms: 0 };
    const asked = { travellers, tier };
    const count = Object.values(children).reduce((sum, some) => sum + some, people);
    // Without a date the answer does not depend on today.
    return { count, answer: answerTrip(toPriceTable(prices), undefined, ageGroups, asked, '') };
  };
  const asked = answerFor(known);
  const { count, answer } = asked.answer.kind === 'price' ? asked : answerFor({ children: {} });
  if (answer.kind !== 'price') return { ...tour, priceText: texts.contactUs, perText: undefined };
  const accommodation = tiers.find(({ id }) => id === answer.tier)?.label;
  return {
    ...tour,
    priceText: formatMoney(money, answer.perPerson),
    perText: [tour.perText, texts.forPeople({ count }), accommodation].filter(Boolean).join(' · '),
  };
}

function toPriceTable({ per, tiers, rows }: TourPrices): PriceTable {
  return {
    per,
    rows: rows.map(({ min, max, amounts }) => ({
      band: '',
      min,
      max,
      cells: amounts.map((amount, column) => ({ tier: tiers[column], amount: amount ?? undefined })),
    })),
  };
}
