import type { PriceChange, Season, TripCalendar } from '../../../src/pricing/model.ts';
import { numberFormat } from '../../../src/pricing/money.ts';
import type { PriceRow, PriceTable } from '../../../src/pricing/price-table.ts';
import { applyChange, applySeason } from '../../../src/pricing/rates.ts';

import type { ShownSeason } from '../../../src/shared/page-data/prices.ts';
import { dateRangesText } from './date-text.ts';
import type { PageContext } from './page-context.ts';
import { resolveRows } from './price-rows.ts';

/** What a table costs in a season that has other prices. */
export interface SeasonRows {
  readonly season: Season;
  readonly change: PriceChange | undefined;
  readonly rows: readonly PriceRow[];
}

/** The amounts that are paid in each season of the calendar that has other prices, as `answerTrip` works them out. */
export function seasonRows(table: PriceTable, calendar: TripCalendar | undefined): readonly SeasonRows[] {
  if (!calendar) return [];
  return calendar.seasons.flatMap((season) => {
    const { rows, change } = applySeason(table, season);
    const isOther = rows !== table.rows || (change?.percent ?? 0) !== 0 || (change?.amount ?? 0) !== 0;
    const paid = rows.map((row) => changedRow(row, change, calendar.roundTo ?? 1));
    return isOther ? [{ season, change, rows: paid }] : [];
  });
}

function changedRow(row: PriceRow, change: PriceChange | undefined, roundTo: number): PriceRow {
  const cells = row.cells.map((cell) =>
    cell.amount === undefined ? cell : { ...cell, amount: applyChange(cell.amount, change, roundTo) },
  );
  return { ...row, cells };
}

/** What a table costs in each season of the calendar that has other prices, in the calendar's order. */
export function seasonTables(
  context: PageContext,
  table: PriceTable,
  calendar: TripCalendar | undefined,
): readonly ShownSeason[] {
  return seasonRows(table, calendar).map((season) => shownSeason(context, season));
}

function shownSeason(context: PageContext, { season: { id, dates }, rows, change }: SeasonRows): ShownSeason {
  const text = changeText(context, change);
  return {
    id,
    label: context.texts.labels.seasons(id),
    dates: dateRangesText(context.language.locale, dates),
    ...(text === undefined ? {} : { change: text }),
    rows: resolveRows(context, rows).map(({ band, label, figures }) => ({ band, label, figures })),
  };
}

/** "+15%" or "-€30"; nothing where prices stay as they are, or are others altogether. */
function changeText(
  context: PageContext,
  { percent = 0, amount = 0 }: Partial<PriceChange> = {},
): string | undefined {
  if (percent !== 0) {
    const format = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 3 } as const;
    return numberFormat(context.language.locale, format).format(percent / 100);
  }
  if (amount === 0) return undefined;
  return `${amount > 0 ? '+' : ''}${context.moneyText(amount)}`;
}
