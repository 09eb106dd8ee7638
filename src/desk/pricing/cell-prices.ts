import { answerTrip } from '../../pricing/answer-trip.ts';
import type { PriceRow, PriceTable } from '../../pricing/price-table.ts';
import { applyChange, applySeason, findCell } from '../../pricing/rates.ts';
import type { Documents } from '../store/documents.ts';
import { readSeasons, readStep } from './read-price-list.ts';

/** The price of a whole group, in minor units. */
export interface GroupTotal {
  readonly people: number;
  readonly total: number;
}

/** A band with more group sizes shows only its smallest and its largest. */
const MAX_SIZES_SHOWN = 6;

/** The totals of groups of a band's sizes, outside of seasons; sizes whose price is on request are left out. */
export function groupTotals(
  table: PriceTable,
  rows: readonly PriceRow[],
  band: string,
  tier: string | undefined,
): readonly GroupTotal[] {
  const row = rows.find((one) => one.band === band);
  if (!row) return [];
  const { min, max } = row;
  const sizes =
    max - min < MAX_SIZES_SHOWN
      ? Array.from({ length: max - min + 1 }, (_, index) => min + index)
      : [min, max];
  return sizes.flatMap((people) => {
    const travellers = { adults: people, children: {}, singleRooms: 0 };
    const query = { travellers, ...(tier === undefined ? {} : { tier }) };
    // Without a calendar and a date: the price outside of seasons and offers.
    const answer = answerTrip({ ...table, rows }, undefined, [], query, '');
    return answer.kind === 'price' ? [{ people, total: answer.total }] : [];
  });
}

/** The price of a cell in each season that changes it, in minor units. */
export function seasonPrices(
  documents: Documents,
  table: PriceTable,
  people: number,
  tier: string | undefined,
): readonly { readonly season: string; readonly amount: number }[] {
  const step = readStep(documents);
  const usual = findCell(table.rows, people, tier)?.amount;
  return readSeasons(documents).flatMap((season) => {
    const { rows, change } = applySeason(table, season);
    const amount = findCell(rows, people, tier)?.amount;
    const price = amount === undefined ? undefined : applyChange(amount, change, step);
    return price === undefined || price === usual ? [] : [{ season: season.id, amount: price }];
  });
}
