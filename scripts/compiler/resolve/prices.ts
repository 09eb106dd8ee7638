import type { PriceTable as SourceTable } from '../../../schema/price-table.ts';
import { nightsOf } from '../../../src/domain/duration.ts';
import type { PriceTable } from '../../../src/domain/page-data/prices.ts';
import { selectPriceTable } from '../../../src/domain/price-table.ts';
import type { Content, LinkedOption, LinkedPackage } from '../link/content.ts';
import { must } from '../link/must.ts';
import type { PageContext } from './page-context.ts';

/** The price table of a package and option; none where no nights or no table apply. Spec §4. */
export function tableOf(
  content: Content,
  entry: LinkedPackage,
  option: LinkedOption | undefined,
): SourceTable | undefined {
  if (!entry.category.overnight) return undefined;
  return selectPriceTable(content.priceTables, {
    package: entry.id,
    category: entry.category.id,
    option: option?.id,
    nights: nightsOf(entry.dayCount),
  });
}

/** The hotel classes whose prices the option stands for: its own, or, without option, any hotel. */
function standardTiers({ site }: Content, option: LinkedOption | undefined): readonly string[] {
  return option ? [option.data.tier] : site.tiers.filter(({ stars }) => stars > 0).map(({ id }) => id);
}

/** The lowest price of these hotel classes. In whole units of the currency. */
export function lowestPrice(content: Content, table: SourceTable, option: LinkedOption | undefined): number {
  const tiers = standardTiers(content, option);
  return Math.min(...table.rows.flatMap((row) => tiers.map((tier) => amountOf(row, tier))));
}

/** A price table as the page shows it. */
export function resolveTable(
  context: PageContext,
  table: SourceTable,
  option: LinkedOption | undefined,
): PriceTable {
  const { site } = context.content;
  const rows = table.rows.map((row) => resolveRow(context, row));
  return {
    tiers: site.tiers.map(({ id }) => ({ id, label: context.texts.text(`labels.tiers.${id}`) })),
    rows,
    first: firstGroup(context, rows, standardTiers(context.content, option)),
  };
}

function resolveRow(context: PageContext, row: SourceTable['rows'][number]): PriceTable['rows'][number] {
  const { site } = context.content;
  const band = must(
    site.bands.find(({ id }) => id === row.paxCount),
    row.paxCount,
  );
  const range = band.min === band.max ? String(band.min) : `${band.min}–${band.max}`;
  return {
    band: band.id,
    label: context.texts.text('interface.package.pax', { band: range }),
    min: band.min,
    max: band.max,
    cells: site.tiers.map(({ id }) => {
      const amount = amountOf(row, id);
      return { tier: id, amount, text: context.money(amount) };
    }),
  };
}

/** The smallest group, in the first of the hotel classes. */
function firstGroup(
  context: PageContext,
  rows: PriceTable['rows'],
  tiers: readonly string[],
): PriceTable['first'] {
  const row = must(rows[0], 'first row');
  const cell = must(row.cells.find(({ tier }) => tier === tiers[0]) ?? row.cells[0], 'first cell');
  return {
    people: row.min,
    tier: cell.tier,
    perPersonText: cell.text,
    totalText: context.money(cell.amount * row.min),
  };
}

/** "from …" of a package and option, or that one has to ask. */
export function priceText(
  context: PageContext,
  entry: LinkedPackage,
  option: LinkedOption | undefined,
): { readonly text: string; readonly hasPrice: boolean } {
  const table = tableOf(context.content, entry, option);
  if (!table) return { text: context.texts.text('interface.common.contactUs'), hasPrice: false };
  const price = context.money(lowestPrice(context.content, table, option));
  return { text: context.texts.text('interface.common.priceFrom', { price }), hasPrice: true };
}

function amountOf(row: SourceTable['rows'][number], tier: string): number {
  const amount = row[tier];
  if (typeof amount !== 'number') throw new Error(`The row "${row.paxCount}" has no price for "${tier}".`);
  return amount;
}
