import type { Site } from '../../../schema/site.ts';
import { answerTrip } from '../../../src/pricing/answer-trip.ts';
import { formatDate } from '../../../src/pricing/dates.ts';
import type { PriceChange, Season, TripCalendar } from '../../../src/pricing/model.ts';
import { approximateAmount, formatChange } from '../../../src/pricing/money.ts';
import type { PriceRow, PriceTable } from '../../../src/pricing/price-table.ts';
import { applyChange, applySeason } from '../../../src/pricing/rates.ts';
import type { PackagePage } from '../../../src/shared/page-data/package.ts';
import type {
  Figures,
  ShownPriceRow,
  ShownPriceTable,
  ShownSeason,
} from '../../../src/shared/page-data/prices.ts';
import type { LinkedPackage, LinkedPriceTable, LinkedVariant } from '../link/model.ts';
import { dateRangesText } from './date-text.ts';
import { bandLabel } from './group-size.ts';
import { firstCell, hasTiers, standardTiers } from './lowest-price.ts';
import type { PageContext } from './page-context.ts';

/** A price table as the page shows it. */
export function resolveTable(
  context: PageContext,
  { prices }: LinkedPriceTable,
  option: LinkedVariant['option'],
  calendar: TripCalendar | undefined,
): ShownPriceTable {
  const { content, texts } = context;
  const rows = resolveRows(context, prices.rows);
  const seasons = seasonRows(prices, calendar).map((season) => shownSeason(context, season));
  const { before, after } = context.money(0);
  return {
    ...prices,
    note: tableNote(context, prices),
    tiers: hasTiers(rows) ? content.site.tiers.map(({ id }) => ({ id, label: texts.labels.tiers(id) })) : [],
    currency: { before, after },
    askText: hasPriceOnRequest([rows, ...seasons.map((season) => season.rows)])
      ? texts.labels.prices.onRequest
      : undefined,
    rows,
    first: firstGroup(context, prices, standardTiers(content, option)),
    seasonTables: seasons.length > 0 ? seasons : undefined,
  };
}

/** Rows as pages show them. */
export function resolveRows(context: PageContext, rows: readonly PriceRow[]): readonly ShownPriceRow[] {
  return rows.map((row) => ({
    ...row,
    label: bandLabel(context, row),
    figures: row.cells.map(({ amount }) => (amount === undefined ? null : context.money(amount).figure)),
  }));
}

function hasPriceOnRequest(tables: readonly (readonly { readonly figures: Figures }[])[]): boolean {
  return tables.flat().some(({ figures }) => figures.includes(null));
}

/** For whom amounts are, and in which currency. */
function tableNote({ texts }: PageContext, { per, rows }: PriceTable): string {
  if (per === 'group') return texts.labels.trip.groupPricesNote;
  return hasTiers(rows) ? texts.interface.package.pricesNote : texts.labels.trip.pricesNote;
}

/** The smallest group, in the first of the accommodation classes. */
function firstGroup(
  context: PageContext,
  prices: PriceTable,
  tiers: readonly string[] | undefined,
): ShownPriceTable['first'] {
  const { row, tier } = firstCell(prices.rows, tiers);
  const query = {
    travellers: { adults: row.min, children: {}, singleRooms: 0 },
    tier,
  };
  const start = { people: row.min, tier };
  // Without a date the answer does not depend on today.
  const answer = answerTrip(prices, undefined, [], query, '');
  if (answer.kind !== 'price') return start;
  const { perPerson, total } = answer;
  return {
    ...start,
    perPersonText: context.moneyText(perPerson),
    totalText: context.moneyText(total),
    ...approximateTexts(context, perPerson, total),
  };
}

/** The prices of a table in a season in which they differ. */
export interface SeasonRows {
  readonly season: Season;
  readonly change: PriceChange | undefined;
  readonly rows: readonly PriceRow[];
}

/** The prices in each season of the calendar in which they differ, as `answerTrip` works them out. */
export function seasonRows(table: PriceTable, calendar: TripCalendar | undefined): readonly SeasonRows[] {
  if (!calendar) return [];
  return calendar.seasons.flatMap((season) => {
    const { rows, change } = applySeason(table, season);
    const isOther = rows !== table.rows || (change?.percent ?? 0) !== 0 || (change?.amount ?? 0) !== 0;
    const paid = rows.map((row) => changedRow(row, change, calendar.roundTo));
    return isOther ? [{ season, change, rows: paid }] : [];
  });
}

function changedRow(row: PriceRow, change: PriceChange | undefined, roundTo: number): PriceRow {
  const cells = row.cells.map((cell) =>
    cell.amount === undefined ? cell : { ...cell, amount: applyChange(cell.amount, change, roundTo) },
  );
  return { ...row, cells };
}

function shownSeason(context: PageContext, { season: { id, dates }, rows, change }: SeasonRows): ShownSeason {
  const text = change && formatChange(context.moneyFormat, change);
  return {
    id,
    label: context.texts.labels.seasons(id),
    dates: dateRangesText(context.language.locale, dates),
    change: text,
    rows: resolveRows(context, rows).map(({ band, label, figures }) => ({ band, label, figures })),
  };
}

type Rate = NonNullable<Site['exchange']>['rates'][number];

function languageRate({ content, language }: PageContext): Rate | undefined {
  return content.site.exchange?.rates.find(({ languages }) => languages.includes(language.code));
}

/** The other currencies of a package's page, and that of its language; undefined if the page shows no prices. */
export function approximateRate(
  context: PageContext,
  { variants }: LinkedPackage,
): PackagePage['approximate'] {
  const { exchange } = context.content.site;
  if (!exchange || variants.every(({ table }) => !table)) return undefined;
  const { approximate, currency: label } = context.texts.labels.prices;
  const currency = languageRate(context)?.currency;
  const date = formatDate(context.language.locale, exchange.date, 'day');
  return {
    rates: exchange.rates.map(({ currency: other, rate }) => ({ currency: other, rate })),
    currency,
    note: approximate({ date }),
    label,
  };
}

/** Two amounts of minor units in the other currency of the language, if it has one. */
function approximateTexts(
  context: PageContext,
  perPerson: number,
  total: number,
): Pick<ShownPriceTable['first'], 'perPersonAbout' | 'totalAbout'> {
  const rate = languageRate(context);
  if (!rate) return {};
  const [one, all] = [perPerson, total].map((amount) => approximateAmount(context.moneyFormat, rate, amount));
  return {
    perPersonAbout: one,
    totalAbout: all,
  };
}
