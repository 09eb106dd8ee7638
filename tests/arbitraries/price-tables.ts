import * as fc from 'fast-check';
import type { PriceQuery, TableOwner } from '../../src/pricing/price-table.ts';

/** A table of which only the owner matters. */
export interface OwnedTable {
  readonly id: number;
  readonly serves: TableOwner;
}

const packageId = fc.constantFrom('tour-1', 'tour-2');
const category = fc.constantFrom('overnight', 'honeymoon');
const option = fc.constantFrom('A', 'B', 'C');
const options = fc.uniqueArray(option, { minLength: 1 });
const nights = fc.integer({ min: 1, max: 3 });

const days = fc.integer({ min: 1, max: 3 });
const hours = fc.integer({ min: 3, max: 5 });
const length = { days, hours: fc.oneof(hours, fc.constant(true as const)) };

/** An owner, of few enough values that tables and queries meet. */
const tableOwner: fc.Arbitrary<TableOwner> = fc.oneof(
  fc.record({ package: packageId, options }, { requiredKeys: ['package'] }),
  fc.record({ category, options, ...length }, { requiredKeys: ['category'] }).map(withOneLength),
  fc.record({ nights }),
);

/** At most one table of each kind, so that no two fit a query equally well. */
export const untiedTables: fc.Arbitrary<readonly OwnedTable[]> = fc
  .uniqueArray(tableOwner, { selector: kindOf })
  .map((owners) => owners.map((serves, id) => ({ id, serves })));

/** What a table is looked up for. */
export const priceQuery: fc.Arbitrary<PriceQuery> = fc.record(
  {
    package: packageId,
    category,
    option,
    nights: fc.option(nights, { nil: undefined }),
    days: fc.option(days, { nil: undefined }),
    hours,
  },
  { requiredKeys: ['package', 'category', 'nights', 'days'] },
);

type OfCategory = Extract<TableOwner, { readonly category: string }>;

/** Data name days or hours, not both. */
function withOneLength({ hours: inHours, ...owner }: OfCategory): TableOwner {
  return owner.days === undefined ? { ...owner, hours: inHours } : owner;
}

function kindOf(owner: TableOwner): string {
  if ('nights' in owner) return 'nights';
  return 'package' in owner ? 'package' : 'category';
}
