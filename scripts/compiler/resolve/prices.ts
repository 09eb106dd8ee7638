import type { TripCalendar } from '../../../src/pricing/model.ts';
import type { PriceRow, PriceTable } from '../../../src/pricing/price-table.ts';
import type { Figures, PricedTour, ShownPriceTable } from '../../../src/shared/page-data/prices.ts';
import type { LinkedPriceTable, LinkedVariant } from '../link/model.ts';
import { must } from '../link/must.ts';
import { firstAbout } from './approximate.ts';
import { type LowestPrice, lowestPrice, standardTiers } from './lowest-price.ts';
import type { PageContext } from './page-context.ts';
import { pluralNumber } from './plural-number.ts';
import { bandRange, plainRow, resolveRows } from './price-rows.ts';
import { seasonTables } from './season-tables.ts';
import type { Content } from './sound-content.ts';

/** An option whose page shows a price table. */
export interface PricedVariant extends LinkedVariant {
  readonly table: LinkedPriceTable;
}

export function hasTable(variant: LinkedVariant): variant is PricedVariant {
  return variant.table !== undefined;
}

/** The price from which an option is offered. */
export function lowestOf(content: Content, { table, option }: PricedVariant): LowestPrice | undefined {
  return lowestPrice(plainRows(content, table), standardTiers(content, option));
}

/** A price table as the page shows it. */
export function resolveTable(
  context: PageContext,
  { table, option }: PricedVariant,
  calendar: TripCalendar | undefined,
): ShownPriceTable {
  const { content, texts } = context;
  const plain = plainTable(content, table);
  const rows = resolveRows(context, plain.rows);
  const seasons = seasonTables(context, plain, calendar);
  const { before, after } = context.money(0);
  return {
    ...plain,
    note: tableNote(context, table),
    tiers: isPlain(table) ? [] : content.site.tiers.map(({ id }) => ({ id, label: texts.labels.tiers(id) })),
    currency: { before, after },
    ...(isAsked([rows, ...seasons.map((season) => season.rows)])
      ? { askText: texts.labels.prices.onRequest }
      : {}),
    rows,
    first: firstGroup(context, table, rows, standardTiers(content, option)),
    ...(seasons.length > 0 ? { seasonTables: seasons } : {}),
  };
}

/** Whether one has to ask for any of the prices. */
function isAsked(tables: readonly (readonly { readonly figures: Figures }[])[]): boolean {
  return tables.flat().some(({ figures }) => figures.includes(null));
}

/** For whom amounts are, and in which currency. */
function tableNote({ texts }: PageContext, table: LinkedPriceTable): string {
  if (table.per === 'group') return texts.labels.trip.groupPricesNote;
  return isPlain(table) ? texts.labels.trip.pricesNote : texts.interface.package.pricesNote;
}

/** Whether prices do not depend on the accommodation class. */
export function isPlain({ rows }: LinkedPriceTable): boolean {
  return must(rows[0]?.cells[0], 'first cell').tier === undefined;
}

/** A table as pages have it: without where anything stands. */
export function plainTable(content: Content, table: LinkedPriceTable): PriceTable {
  return { per: table.per, rows: plainRows(content, table), ...ratesOf(content, table) };
}

function plainRows({ site }: Content, { rows }: Pick<LinkedPriceTable, 'rows'>): readonly PriceRow[] {
  return rows.map((row) => plainRow(site, row));
}

/** What age groups, rooms for one and seasons cost; nothing of what the table does not say. */
function ratesOf(
  content: Content,
  { children, singleSupplement, seasons }: LinkedPriceTable,
): Pick<PriceTable, 'children' | 'seasons' | 'singleSupplement'> {
  return {
    ...(children.length > 0
      ? { children: Object.fromEntries(children.map(({ ageGroup, rate }) => [ageGroup.id, rate])) }
      : {}),
    ...(singleSupplement === undefined ? {} : { singleSupplement }),
    ...(seasons.length > 0
      ? {
          seasons: Object.fromEntries(
            seasons.map(({ season, change }) => [
              season.id,
              'rows' in change ? { rows: plainRows(content, change) } : change,
            ]),
          ),
        }
      : {}),
  };
}

/** The smallest group, in the first of the accommodation classes. */
function firstGroup(
  context: PageContext,
  { per }: LinkedPriceTable,
  rows: readonly PriceRow[],
  tiers: readonly string[] | undefined,
): ShownPriceTable['first'] {
  const { row, tier, amount } = firstCell(rows, tiers);
  const start = { people: row.min, ...(tier === undefined ? {} : { tier }) };
  if (amount === undefined) return start;
  const total = per === 'group' ? amount : amount * row.min;
  return {
    ...start,
    perPersonText: context.moneyText(amount),
    totalText: context.moneyText(total),
    ...firstAbout(context, amount, total),
  };
}

function firstCell(rows: readonly PriceRow[], tiers: readonly string[] | undefined) {
  const row = must(rows[0], 'first row');
  const cell = row.cells.find(({ tier }) => tier === tiers?.[0]) ?? row.cells[0];
  return { row, ...must(cell, 'first cell') };
}

/**
 * The price table of a package and option for lists; nothing where it has none.
 *
 * @param ages ids of ages that have prices of their own
 */
export function tourPrices(
  { content }: PageContext,
  variant: LinkedVariant | undefined,
  ages: readonly string[],
): Pick<PricedTour, 'prices'> {
  if (!variant || !hasTable(variant)) return {};
  const { table, option } = variant;
  const { per, rows } = plainTable(content, table);
  const { row, tier } = firstCell(rows, standardTiers(content, option));
  return {
    prices: {
      per,
      tiers: isPlain(table) ? [] : content.site.tiers.map(({ id }) => id),
      rows: rows.map(({ min, max, cells }) => ({
        min,
        max,
        amounts: cells.map(({ amount }) => amount ?? null),
      })),
      ages,
      people: row.min,
      ...(tier === undefined ? {} : { tier }),
    },
  };
}

/** What is said of a price in one line. */
export interface PriceTexts {
  /** "from …", or that one has to ask. */
  readonly priceText: string;
  /** "per person" or "per group"; absent where one has to ask. */
  readonly perText?: string;
  readonly priceFor?: string;
}

/** "from …" of a package and option and for whom that is, or that one has to ask. */
export function priceTexts(context: PageContext, variant: LinkedVariant | undefined): PriceTexts {
  const { interface: texts, labels } = context.texts;
  const lowest = variant && hasTable(variant) && lowestOf(context.content, variant);
  if (!variant?.table || !lowest) return { priceText: texts.common.contactUs };
  const { amount, row } = lowest;
  const { locale } = context.language;
  return {
    priceText: texts.common.priceFrom({ price: context.moneyText(amount) }),
    perText: variant.table.per === 'group' ? labels.prices.perGroup : texts.common.perPerson,
    priceFor: labels.prices.inGroup({ band: bandRange(locale, row), most: pluralNumber(locale, row) }),
  };
}
