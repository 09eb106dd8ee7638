import type { PriceCell, PriceRow } from '../../../src/pricing/price-table.ts';
import { digits } from '../../../src/shared/i18n/plural.ts';
import type { Figures, ShownPriceRow } from '../../../src/shared/page-data/prices.ts';
import type { LinkedPriceRow } from '../link/model.ts';
import type { PageContext } from './page-context.ts';
import { pluralNumber } from './plural-number.ts';
import type { Content } from './sound-content.ts';

/** A row as pages have it: without where it stands, its cells in the order of the site's accommodation classes. */
export function plainRow({ tiers }: Content['site'], { band, cells }: LinkedPriceRow): PriceRow {
  const { id, min, max } = band.target;
  const order: readonly PriceCell['tier'][] = tiers.map((tier) => tier.id);
  const ordered = cells.toSorted((left, right) => order.indexOf(left.tier) - order.indexOf(right.tier));
  return { band: id, min, max, cells: ordered.map(plainCell) };
}

function plainCell({ tier, amount }: PriceCell): PriceCell {
  return { ...(tier === undefined ? {} : { tier }), ...(amount === undefined ? {} : { amount }) };
}

/** Rows as pages show them. */
export function resolveRows(context: PageContext, rows: readonly PriceRow[]): readonly ShownPriceRow[] {
  return rows.map((row) => ({
    ...row,
    label: bandLabel(context, row),
    figures: figuresOf(context, row.cells),
  }));
}

function figuresOf(context: PageContext, cells: readonly PriceCell[]): Figures {
  return cells.map(({ amount }) => (amount === undefined ? null : context.money(amount).figure));
}

function bandLabel({ texts, language }: PageContext, band: Pick<PriceRow, 'max' | 'min'>): string {
  return texts.interface.package.pax({
    band: bandRange(language.locale, band),
    people: pluralNumber(language.locale, band),
  });
}

/** The size of a group in the digits of a locale: "1" or "2–3". */
export function bandRange(locale: string, { min, max }: Pick<PriceRow, 'max' | 'min'>): string {
  return [...new Set([min, max])].map((people) => digits(locale, people)).join('–');
}
