import type { ShownPriceRow, ShownPriceTable } from '../../../src/domain/page-data/prices.ts';
import type {
  LinkedOption,
  LinkedPriceCell,
  LinkedPriceRow,
  LinkedPriceTable,
  LinkedVariant,
} from '../link/model.ts';
import { must } from '../link/must.ts';
import type { PageContext } from './page-context.ts';
import type { Content } from './sound-content.ts';

/** The hotel classes whose prices the option stands for: its own, or, without option, any hotel. */
function standardTiers({ site }: Content, option: LinkedOption | undefined): readonly string[] {
  return option ? [option.data.tier] : site.tiers.filter(({ stars }) => stars > 0).map(({ id }) => id);
}

/** The lowest price of these hotel classes. In minor units of the currency. */
export function lowestPrice(
  content: Content,
  table: LinkedPriceTable,
  option: LinkedOption | undefined,
): number {
  const tiers = standardTiers(content, option);
  return Math.min(...table.rows.flatMap((row) => tiers.map((tier) => cellOf(row, tier).amount)));
}

/** A price table as the page shows it. */
export function resolveTable(
  context: PageContext,
  table: LinkedPriceTable,
  option: LinkedOption | undefined,
): ShownPriceTable {
  const { content, texts } = context;
  const rows = table.rows.map((row) => resolveRow(context, row));
  const first = firstGroup(context, rows, standardTiers(content, option));
  const { before, after } = context.money(must(rows[0]?.cells[0], 'first cell').amount);
  return {
    tiers: content.site.tiers.map(({ id }) => ({ id, label: texts.labels.tiers(id) })),
    currency: { before, after },
    rows,
    first,
  };
}

function resolveRow(context: PageContext, row: LinkedPriceRow): ShownPriceRow {
  const { id, min, max } = row.band.target;
  const cells = context.content.site.tiers.map(({ id: tier }) => {
    const { amount } = cellOf(row, tier);
    return { tier, amount };
  });
  return {
    band: id,
    label: context.texts.interface.package.pax({ band: min === max ? String(min) : `${min}–${max}` }),
    min,
    max,
    cells,
    figures: cells.map(({ amount }) => context.money(amount).figure),
  };
}

/** The smallest group, in the first of the hotel classes. */
function firstGroup(
  context: PageContext,
  rows: readonly ShownPriceRow[],
  tiers: readonly string[],
): ShownPriceTable['first'] {
  const row = must(rows[0], 'first row');
  const cell = must(row.cells.find(({ tier }) => tier === tiers[0]) ?? row.cells[0], 'first cell');
  return {
    people: row.min,
    tier: cell.tier,
    perPersonText: context.moneyText(cell.amount),
    totalText: context.moneyText(cell.amount * row.min),
  };
}

/** "from …" of a package and option, or that one has to ask. */
export function priceText(
  context: PageContext,
  variant: LinkedVariant | undefined,
): { readonly text: string; readonly hasPrice: boolean } {
  const texts = context.texts.interface.common;
  if (!variant?.table) return { text: texts.contactUs, hasPrice: false };
  const price = context.moneyText(lowestPrice(context.content, variant.table, variant.option));
  return { text: texts.priceFrom({ price }), hasPrice: true };
}

function cellOf({ cells, band }: LinkedPriceRow, tier: string): LinkedPriceCell {
  return must(
    cells.find((cell) => cell.tier === tier),
    `${band.id} ${tier}`,
  );
}
