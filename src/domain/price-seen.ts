import type { PriceSeen } from './booking-message.ts';
import type { TripAnswer } from './offer/model.ts';
import type { PriceTable } from './price-table.ts';

/** What a message tells of an answer: nothing unless it is a price. */
export function priceSeen(
  per: PriceTable['per'] | undefined,
  answer: TripAnswer | undefined,
): PriceSeen | undefined {
  if (answer?.kind !== 'price') return undefined;
  const { perPerson, total, offer } = answer;
  return { ...(per === 'group' ? {} : { perPerson }), total, ...(offer && { offer: offer.id }) };
}
