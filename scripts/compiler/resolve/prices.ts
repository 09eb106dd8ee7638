import type { Figures, ShownPriceRow, ShownPriceTable } from '../../../src/domain/page-data/prices.ts';
import type { PriceCell, PriceTable } from '../../../src/domain/price-table.ts';
import type { Band, LinkedOption, LinkedPriceRow, LinkedPriceTable, LinkedVariant } from '../link/model.ts';
import { must } from '../link/must.ts';
import type { PageContext } from './page-context.ts';
import type { Content } from './sound-content.ts';

/**
 * The hotel classes whose prices the option stands for: its own, or, without option, any hotel; undefined where there
 * are no hotels to tell apart, and any price stands for the option.
 */
function standardTiers({ site }: Content, option: LinkedOption | undefined): readonly string[] | undefined {
  if (option) return [option.data.tier];
  const hotels = site.tiers.filter(({ stars }) => stars > 0).map(({ id }) => id);
  return hotels.length > 0 ? hotels : undefined;
}

/** A lowest price, and the smallest groups that pay it. */
export interface LowestPrice {
  /** In minor units, per person or per group as the table says. */
  readonly amount: number;
  readonly band: Band;
}

/** The lowest price of the hotel classes that the option stands for; none where one has to ask for all of them. */
export function lowestPrice(
  content: Content,
  table: LinkedPriceTable,
  option: LinkedOption | undefined,
): LowestPrice | undefined {
  const tiers = standardTiers(content, option);
  const prices = table.rows.flatMap(({ band, cells }) =>
    cells.flatMap(({ tier, amount }) => {
      const isStandard = tier === undefined || (tiers?.includes(tier) ?? true);
      return isStandard && amount !== undefined ? [{ amount, band: band.target }] : [];
    }),
  );
  return prices.reduce<LowestPrice | undefined>(
    (lowest, price) => (lowest && lowest.amount <= price.amount ? lowest : price),
    undefined,
  );
}

/** A price table as the page shows it. */
export function resolveTable(
  context: PageContext,
  table: LinkedPriceTable,
  option: LinkedOption | undefined,
): ShownPriceTable {
  const { content, texts } = context;
  const rows = resolveRows(context, table.rows);
  const cells = rows.flatMap((row) => row.cells);
  const { before, after } = context.money(cells.find(({ amount }) => amount !== undefined)?.amount ?? 0);
  return {
    per: table.per,
    ...ratesOf(table),
    tiers: isPlain(table) ? [] : content.site.tiers.map(({ id }) => ({ id, label: texts.labels.tiers(id) })),
    currency: { before, after },
    ...(cells.some(({ amount }) => amount === undefined) ? { askText: texts.labels.prices.onRequest } : {}),
    rows,
    first: firstGroup(context, table, rows, standardTiers(content, option)),
  };
}

/** Whether prices do not depend on the hotel class. */
function isPlain({ rows }: LinkedPriceTable): boolean {
  return must(rows[0]?.cells[0], 'first cell').tier === undefined;
}

/** What age groups, rooms for one and seasons cost; nothing of what the table does not say. */
function ratesOf(table: LinkedPriceTable): Pick<PriceTable, 'children' | 'seasons' | 'singleSupplement'> {
  const { children, singleSupplement, seasons } = table;
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
              'rows' in change ? { rows: change.rows.map(bareRow) } : change,
            ]),
          ),
        }
      : {}),
  };
}

function bareRow({ band, cells }: LinkedPriceRow): PriceTable['rows'][number] {
  const { id, min, max } = band.target;
  return { band: id, min, max, cells: cells.map(bareCell) };
}

/** Without where it stands. */
function bareCell({ tier, amount }: PriceCell): PriceCell {
  return { ...(tier === undefined ? {} : { tier }), ...(amount === undefined ? {} : { amount }) };
}

function resolveRows(context: PageContext, rows: readonly LinkedPriceRow[]): readonly ShownPriceRow[] {
  const order = context.content.site.tiers.map(({ id }) => id);
  return rows.map((row) => {
    const { cells: unordered, ...own } = bareRow(row);
    const cells = unordered.toSorted((left, right) => placeOf(left, order) - placeOf(right, order));
    return { ...own, label: bandLabel(context, row.band.target), cells, figures: figuresOf(context, cells) };
  });
}

/** Columns stand in the order of the site's hotel classes. */
function placeOf({ tier }: PriceCell, order: readonly string[]): number {
  return tier === undefined ? 0 : order.indexOf(tier);
}

function figuresOf(context: PageContext, cells: readonly PriceCell[]): Figures {
  return cells.map(({ amount }) => (amount === undefined ? null : context.money(amount).figure));
}

function bandLabel({ texts }: PageContext, band: Band): string {
  return texts.interface.package.pax({ band: bandRange(band) });
}

function bandRange({ min, max }: Band): string {
  return min === max ? String(min) : `${min}–${max}`;
}

/** The smallest group, in the first of the hotel classes. */
function firstGroup(
  context: PageContext,
  { per }: LinkedPriceTable,
  rows: readonly ShownPriceRow[],
  tiers: readonly string[] | undefined,
): ShownPriceTable['first'] {
  const row = must(rows[0], 'first row');
  const { tier, amount } = must(
    row.cells.find((cell) => cell.tier !== undefined && cell.tier === tiers?.[0]) ?? row.cells[0],
    'first cell',
  );
  return {
    people: row.min,
    ...(tier === undefined ? {} : { tier }),
    ...(amount === undefined
      ? {}
      : {
          perPersonText: context.moneyText(amount),
          totalText: context.moneyText(per === 'group' ? amount : amount * row.min),
        }),
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
  const lowest = variant?.table && lowestPrice(context.content, variant.table, variant.option);
  if (!variant?.table || !lowest) return { priceText: texts.common.contactUs };
  const { amount, band } = lowest;
  return {
    priceText: texts.common.priceFrom({ price: context.moneyText(amount) }),
    perText: variant.table.per === 'group' ? labels.prices.perGroup : texts.common.perPerson,
    priceFor: labels.prices.inGroup({ band: bandRange(band), most: band.max }),
  };
}
