import type { PriceRow, TierPrice } from '../../../src/pricing/price-table.ts';
import type { PriceTexts, TourPrices } from '../../../src/shared/page-data/prices.ts';
import { invariant } from '../link/invariant.ts';
import { linkTargets } from '../link/link.ts';
import type { LinkedOption, LinkedPackage, LinkedVariant } from '../link/model.ts';
import type { Content } from './content.ts';
import { bandRange, keepRanges, pluralNumber } from './group-size.ts';
import type { PageContext } from './page-context.ts';

/** A lowest price, and the smallest groups that pay it. */
interface LowestPrice {
  /** In minor units, per person or per group as the table says. */
  readonly amount: number;
  readonly row: PriceRow;
}

/** "from …" of a package and option with the group that pays it, or that the price is on request. */
export function priceTexts(
  context: PageContext,
  entry: LinkedPackage,
  variant: LinkedVariant | undefined,
): PriceTexts {
  const { interface: texts, labels } = context.texts;
  const lowest = variant && lowestPrice(context.content, variant);
  if (!variant?.table || !lowest)
    return { priceText: texts.common.contactUs, perText: guidePrice(context, entry) };
  const { amount, row } = lowest;
  const { locale } = context.language;
  return {
    priceText: texts.common.priceFrom({ price: context.moneyText(amount) }),
    perText: variant.table.per === 'group' ? labels.prices.perGroup : texts.common.perPerson,
    priceFor: keepRanges(
      labels.prices.inGroup({ band: bandRange(locale, row), most: pluralNumber(locale, row) }),
    ),
  };
}

/** The highest "from" price of the destinations, where the category shows one as a guide. */
function guidePrice(context: PageContext, { category, destinations }: LinkedPackage): string | undefined {
  if (!category.found?.guidePrice) return undefined;
  const prices = linkTargets(destinations).flatMap(({ priceFrom }) => priceFrom ?? []);
  if (prices.length === 0) return undefined;
  const price = context.shortPriceFrom(Math.max(...prices));
  return context.texts.labels.prices.guide({ price });
}

/**
 * The price table of a package and option for lists; undefined if it has none.
 *
 * @param ages ids of ages that have prices of their own
 */
export function tourPrices(
  { content }: PageContext,
  variant: LinkedVariant | undefined,
  ages: readonly string[],
): TourPrices | undefined {
  if (!variant?.table) return undefined;
  const { per, rows } = variant.table.prices;
  const { row, tier } = firstCell(rows, standardTiers(content, variant.option));
  return {
    per,
    tiers: hasTiers(rows) ? content.site.tiers.map(({ id }) => id) : [],
    rows: rows.map(({ min, max, cells }) => ({
      min,
      max,
      amounts: cells.map(({ amount }) => amount ?? null),
    })),
    ages,
    people: row.min,
    tier,
  };
}

/** The lowest price of an option; undefined without a price table, or where its prices are on request. */
export function lowestPrice(
  content: Pick<Content, 'site'>,
  { table, option }: Pick<LinkedVariant, 'option' | 'table'>,
): LowestPrice | undefined {
  return table && lowestIn(table.prices.rows, standardTiers(content, option));
}

/** The lowest price of these accommodation classes; undefined if all of them are on request. */
export function lowestIn(
  rows: readonly PriceRow[],
  tiers: readonly string[] | undefined,
): LowestPrice | undefined {
  const prices = rows.flatMap((row) =>
    row.cells.flatMap(({ tier, amount }) => {
      const isStandard = tier === undefined || (tiers?.includes(tier) ?? true);
      return isStandard && amount !== undefined ? [{ amount, row }] : [];
    }),
  );
  return prices.reduce<LowestPrice | undefined>(
    (lowest, price) => (lowest && lowest.amount <= price.amount ? lowest : price),
    undefined,
  );
}

/**
 * The accommodation classes whose prices represent the option: its own, or, without option, any that has stars.
 * Undefined if there are none to tell apart.
 */
export function standardTiers(
  { site }: Pick<Content, 'site'>,
  option: LinkedOption | undefined,
): readonly string[] | undefined {
  if (option) return [option.data.tier];
  const rated = site.tiers.filter(({ stars }) => stars > 0).map(({ id }) => id);
  return rated.length > 0 ? rated : undefined;
}

/** The cell of the smallest group, in the first of the accommodation classes. */
export function firstCell(
  rows: readonly PriceRow[],
  tiers: readonly string[] | undefined,
): TierPrice & { readonly row: PriceRow } {
  const row = invariant(rows[0], 'first row');
  const cell = row.cells.find(({ tier }) => tier === tiers?.[0]) ?? row.cells[0];
  return { row, ...invariant(cell, 'first cell') };
}

/** True if prices depend on the accommodation class. */
export function hasTiers(rows: readonly PriceRow[]): boolean {
  return invariant(rows[0]?.cells[0], 'first cell').tier !== undefined;
}
