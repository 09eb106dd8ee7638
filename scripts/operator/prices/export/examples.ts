import type { Site } from '../../../../schema/site.ts';
import { amountUnits } from '../amount-units.ts';
import type { Labels } from '../labels.ts';
import { cellsOf, type NamedTable } from '../price-tables.ts';

const ANY_PRICE = 1_250_000;

/** Ways of writing one of the prices that an import understands, for the notes. */
export function amountExamples(site: Site, tables: readonly NamedTable[], labels: Labels): readonly string[] {
  const [amount = ANY_PRICE] = tables.flatMap(cellsOf).map((cell) => cell.amount);
  const format = new Intl.NumberFormat(labels.locale, { maximumFractionDigits: 2 });
  // A single group could be taken for decimals, and would be refused.
  const isGroupSafe = amount < 1000 || amount >= 1_000_000;
  const short = amountUnits(site)
    .filter(({ factor }) => amount >= factor && Number.isInteger((amount * 100) / factor))
    .map(({ word, factor }) => `${format.format(amount / factor)} ${word}`);
  return [
    String(amount),
    ...(isGroupSafe ? [format.format(amount), labels.money(amount)] : []),
    ...short.slice(0, 2),
  ];
}
