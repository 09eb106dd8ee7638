import type { PriceQuery, TableOwner } from '../../../src/pricing/price-table.ts';
import type { LinkedPriceTable } from './model.ts';

/** Price tables by what they belong to: there may be one for every package, and each asks which are its own. */
export class TablesByOwner {
  readonly #places: ReadonlyMap<LinkedPriceTable, number>;
  readonly #tables = new Map<string, LinkedPriceTable[]>();

  constructor(tables: readonly LinkedPriceTable[]) {
    this.#places = new Map(tables.map((table, index) => [table, index]));
    for (const table of tables) {
      const key = keyOf(table.serves);
      const others = this.#tables.get(key);
      if (others) others.push(table);
      else this.#tables.set(key, [table]);
    }
  }

  /** The tables of each owner: no others can serve the same, but these need not. */
  get groups(): Iterable<readonly LinkedPriceTable[]> {
    return this.#tables.values();
  }

  /** The tables of a package, its category and its nights, whatever else they ask for, in their order. */
  around({ package: id, category, nights }: PriceQuery): readonly LinkedPriceTable[] {
    const owners: readonly TableOwner[] = [
      { package: id },
      { category },
      ...(nights === undefined ? [] : [{ nights }]),
    ];
    return owners
      .flatMap((owner) => this.#tables.get(keyOf(owner)) ?? [])
      .toSorted((left, right) => this.#placeOf(left) - this.#placeOf(right));
  }

  #placeOf(table: LinkedPriceTable): number {
    return this.#places.get(table) ?? 0;
  }
}

function keyOf(owner: TableOwner): string {
  if ('nights' in owner) return `nights ${owner.nights}`;
  return 'package' in owner ? `package ${owner.package}` : `category ${owner.category}`;
}
