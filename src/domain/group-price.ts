import type { PriceTable } from './price-table.ts';

/** What a group pays, in minor units of the currency, and the cell of the table that it comes from. */
export interface GroupPrice {
  readonly band: string;
  readonly tier?: string | undefined;
  /** Or per group, where the table is. */
  readonly perPerson: number;
  readonly total: number;
}

/**
 * The price of a group in a hotel class: the table's cell, and that times the group unless it is the whole group's.
 * Nothing for a group of which the table does not speak: one has to ask. Spec §9 Group-size bands.
 */
export function groupPrice(
  table: PriceTable,
  people: number,
  tier: string | undefined,
): GroupPrice | undefined {
  const row = table.rows.find(({ min, max }) => people >= min && people <= max);
  const cell = row?.cells.find((candidate) => candidate.tier === tier);
  if (!row || cell?.amount === undefined) return undefined;
  const { amount } = cell;
  return { band: row.band, tier, perPerson: amount, total: table.per === 'group' ? amount : amount * people };
}
