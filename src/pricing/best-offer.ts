import { isInRanges } from './date-range.ts';
import type { CalendarDate, Discount, PriceLine } from './model.ts';
import { percentOf } from './rates.ts';

/** A special offer that holds, and its line of the price. */
interface HeldOffer {
  readonly offer: Discount;
  readonly line: PriceLine;
}

/** What offers are applied to. */
interface OfferBase {
  /** Adults, or 1 where the price is that of the group. */
  readonly count: number;
  /** What each of these pays, in minor units. */
  readonly each: number;
  /** What all persons pay together, children included, in minor units. */
  readonly sum: number;
}

/** Of the offers that hold for a day of travel when booked today, the one that costs least, whatever their order. */
export function bestOffer(
  offers: readonly Discount[],
  base: OfferBase,
  date: CalendarDate,
  today: CalendarDate,
  roundTo: number,
): HeldOffer | undefined {
  return offers
    .filter(({ dates, bookBy }) => (!dates || isInRanges(dates, date)) && (!bookBy || today <= bookBy))
    .map((offer) => ({ offer, line: offerLine(offer, base, roundTo) }))
    .reduce<HeldOffer | undefined>((best, held) => (best && !isBetter(held, best) ? best : held), undefined);
}

function isBetter({ offer, line }: HeldOffer, other: HeldOffer): boolean {
  return line.total === other.line.total ? offer.id < other.offer.id : line.total < other.line.total;
}

/** A per cent is taken from the sum, an amount from the price of each adult; neither takes more than there is. */
function offerLine(
  { percent, amount = 0 }: Discount,
  { count, each, sum }: OfferBase,
  roundTo: number,
): PriceLine {
  if (percent !== undefined) {
    const total = percentOf(sum, 100 + percent, roundTo) - sum;
    return { for: 'offer', count: 1, each: total, total };
  }
  const own = Math.max(amount, -each);
  return { for: 'offer', count, each: own, total: own * count };
}
