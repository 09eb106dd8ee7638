import type { PriceChange, Season, TripCalendar } from '../../../src/domain/offer/model.ts';
import { changed } from '../../../src/domain/offer/rates.ts';
import { inSeason } from '../../../src/domain/offer/season.ts';
import type { ShownSeason } from '../../../src/domain/page-data/prices.ts';
import type { PriceRow, PriceTable } from '../../../src/domain/price-table.ts';
import { dateRangesText } from './date-text.ts';
import type { PageContext } from './page-context.ts';
import { resolveRows } from './price-rows.ts';

/** What a table costs in each season of the calendar that has other prices, in the calendar's order. */
export function seasonTables(
  context: PageContext,
  table: PriceTable,
  calendar: TripCalendar | undefined,
): readonly ShownSeason[] {
  return (calendar?.seasons ?? []).flatMap((season) => {
    const { rows, change } = inSeason(table, season);
    const text = changeText(context, change);
    if (rows === table.rows && text === undefined) return [];
    const inThisSeason = rows.map((row) => changedRow(row, change, calendar?.roundTo ?? 1));
    return [shownSeason(context, season, inThisSeason, text)];
  });
}

function shownSeason(
  context: PageContext,
  { id, dates }: Season,
  rows: readonly PriceRow[],
  change: string | undefined,
): ShownSeason {
  return {
    id,
    label: context.texts.labels.seasons(id),
    dates: dateRangesText(context.language.locale, dates),
    ...(change === undefined ? {} : { change }),
    rows: resolveRows(context, rows).map(({ band, label, figures }) => ({ band, label, figures })),
  };
}

/** The amounts that are paid in a season, as `answerTrip` works them out. */
export function changedRow(row: PriceRow, change: PriceChange | undefined, roundTo: number): PriceRow {
  const cells = row.cells.map((cell) =>
    cell.amount === undefined ? cell : { ...cell, amount: changed(cell.amount, change, roundTo) },
  );
  return { ...row, cells };
}

/** "+15%" or "-€30"; nothing where prices stay as they are, or are others altogether. */
function changeText(
  context: PageContext,
  { percent = 0, amount = 0 }: Partial<PriceChange> = {},
): string | undefined {
  if (percent !== 0) {
    const format = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 3 } as const;
    return new Intl.NumberFormat(context.language.locale, format).format(percent / 100);
  }
  if (amount === 0) return undefined;
  return `${amount > 0 ? '+' : ''}${context.moneyText(amount)}`;
}
