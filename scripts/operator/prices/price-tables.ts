import type { PriceTable } from '../../../schema/price-table.ts';

/** A price table with its id, the name of its file. */
export interface NamedTable {
  readonly id: string;
  readonly value: PriceTable;
}

/** Which price: a cell of a table. */
export interface CellAddress {
  readonly table: string;
  readonly band: string;
  readonly tier: string;
}

/** A price per person, in whole units of the currency. */
export interface PriceCell extends CellAddress {
  readonly amount: number;
}

/** All prices of a table, row by row. */
export function cellsOf({ id, value }: NamedTable): readonly PriceCell[] {
  return value.rows.flatMap(({ paxCount, ...amounts }) =>
    Object.entries(amounts).flatMap(([tier, amount]) =>
      typeof amount === 'number' ? [{ table: id, band: paxCount, tier, amount }] : [],
    ),
  );
}

/** A text that tells one price from all others. */
export function cellKey({ table, band, tier }: CellAddress): string {
  return `${table}/${band}/${tier}`;
}

/** The file of a table, relative to the data folder. */
export function tableFile(id: string): string {
  return `prices/${id}.json`;
}
