import type { PriceTable as SourceTable } from '../../../schema/price-table.ts';
import { nightsOf } from '../../../src/domain/duration.ts';
import type { PriceTable } from '../../../src/domain/page-data.ts';
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

/** The lowest price of the option's own hotel class, or, without option, of any hotel. In whole units of the currency. */
export function lowestPrice(content: Content, table: SourceTable, option: LinkedOption | undefined): number {
  const tiers = option
    ? [option.data.tier]
    : content.site.tiers.filter(({ stars }) => stars > 0).map(({ id }) => id);
  const amounts = table.rows.flatMap((row) => tiers.map((tier) => amountOf(row, tier)));
  return Math.min(...amounts);
}

/** A price table as the page shows it. */
export function resolveTable(context: PageContext, table: SourceTable): PriceTable {
  const { site } = context.content;
  return {
    tiers: site.tiers.map(({ id }) => ({ id, label: context.texts.text(`labels.tiers.${id}`) })),
    rows: table.rows.map((row) => {
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
    }),
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
