import type { TripAnswer } from '../pricing/model.ts';
import type { PriceTable } from '../pricing/price-table.ts';
import type { PriceSeen } from './booking-message.ts';

/** What a message tells of an answer: nothing unless it is a price. */
export function priceSeen(
  per: PriceTable['per'] | undefined,
  answer: TripAnswer | undefined,
): PriceSeen | undefined {
  if (answer?.kind !== 'price') return undefined;
  const { perPerson, total, offer } = answer;
  return { ...(per === 'group' ? {} : { perPerson }), total, ...(offer && { offer: offer.id }) };
}
