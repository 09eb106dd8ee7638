import { findBestOffer } from '../../pricing/answer-trip.ts';
import type { PriceRow } from '../../pricing/price-table.ts';
import { applyChange, applySeason } from '../../pricing/rates.ts';
import { applyToDocuments, type Documents } from '../store/documents.ts';
import { filesIn } from '../store/entries.ts';
import type { Operation, Path } from '../store/operation.ts';
import { readOffers, readPriceList, readSeasons, readStep } from './read-price-list.ts';

/** A price that a season or an offer reduces to 0 or less. */
export interface LostPrice {
  /** The price list. */
  readonly file: string;
  readonly band: string;
  readonly tier: string | undefined;
  /** The id of the season or offer. */
  readonly by: string;
}

/** True if the value at a place changes prices: by per cent or by an amount. */
export function changesPrices(file: string, path: Path): boolean {
  const key = path.at(-1);
  const isChange = key === 'percent' || key === 'amount';
  const [list] = path;
  if (file === 'calendar.json') return isChange && (list === 'seasons' || list === 'offers');
  return isChange && file.startsWith('prices/') && list === 'seasons';
}

/** The first price that operations would reduce to 0 or less; undefined if there is none. */
export function findLostPrice(documents: Documents, operations: readonly Operation[]): LostPrice | undefined {
  const after = new Map(documents);
  for (const operation of operations) applyToDocuments(after, operation);
  const before = new Set(lostPrices(documents).map(keyOfLost));
  return lostPrices(after).find((lost) => !before.has(keyOfLost(lost)));
}

function keyOfLost({ file, band, tier, by }: LostPrice): string {
  return JSON.stringify([file, band, tier, by]);
}

function lostPrices(documents: Documents): readonly LostPrice[] {
  const seasons = readSeasons(documents);
  const offers = readOffers(documents);
  const step = readStep(documents);
  return filesIn(documents, 'prices').flatMap((file) => {
    const table = readPriceList(documents, file);
    const bySeason = seasons.flatMap((season) => {
      const { rows, change } = applySeason(table, season);
      return lostIn(rows, (amount) => applyChange(amount, change, step)).map((cell) => ({
        file,
        ...cell,
        by: season.id,
      }));
    });
    const byOffer = offers.flatMap((offer) => {
      const pay = (each: number): number =>
        each + (findBestOffer([offer], { count: 1, each, sum: each }, '', '', step)?.line.total ?? 0);
      return lostIn(table.rows, pay).map((cell) => ({ file, ...cell, by: offer.id }));
    });
    return [...bySeason, ...byOffer];
  });
}

function lostIn(
  rows: readonly PriceRow[],
  pay: (amount: number) => number,
): readonly Pick<LostPrice, 'band' | 'tier'>[] {
  return rows.flatMap(({ band, cells }) =>
    cells.flatMap(({ tier, amount }) => (amount !== undefined && pay(amount) <= 0 ? [{ band, tier }] : [])),
  );
}
