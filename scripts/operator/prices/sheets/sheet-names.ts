import type { FigureAddress } from '../figures/figure.ts';
import type { PriceList } from '../figures/price-list.ts';
import type { PriceSheet } from './price-sheet.ts';

/** Spreadsheet programs allow no more. */
const MAX_LENGTH = 31;
/** Taken by Excel for itself. */
const RESERVED = new Set(['history']);

/**
 * A name for each sheet by what it is called: that, such as the id of a table, or, where that is too long or would clash with
 * another (programs do not tell `a` from `A`), its beginning with a number behind `~`, which no id contains.
 * The same ids always get the same names.
 */
export function sheetNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(RESERVED);
  const names = new Map<string, string>();
  const isUsable = (name: string): boolean => name.length <= MAX_LENGTH && !taken.has(name.toLowerCase());
  for (const id of ids) {
    let name = id;
    for (let number = 1; !isUsable(name); number += 1) {
      const suffix = `~${number}`;
      name = id.slice(0, MAX_LENGTH - suffix.length) + suffix;
    }
    taken.add(name.toLowerCase());
    names.set(id, name);
  }
  return names;
}

/** What a sheet is called: by its name, or by its table, with the season in brackets. */
export function sheetTitle({ name, address }: Pick<PriceSheet, 'name' | 'address'>): string {
  const { table = '', season } = address;
  return name ?? (season === undefined ? table : `${table} (${season})`);
}

/** What the rows of each sheet of a table belong to, by the name of the sheet. */
export function addressesBySheet({ tables }: PriceList): ReadonlyMap<string, FigureAddress> {
  const addresses = tables.flatMap(({ id: table, value: { seasons = {} } }) => [
    { table },
    ...Object.entries(seasons).flatMap(([season, { rows }]) => (rows ? [{ table, season }] : [])),
  ]);
  const names = sheetNames(addresses.map((address) => sheetTitle({ address })));
  return new Map(addresses.map((address) => [names.get(sheetTitle({ address })) ?? '', address]));
}
