import * as fc from 'fast-check';
import type {
  AgeGroup,
  Closure,
  DateRange,
  Departures,
  Discount,
  Season,
  TripCalendar,
  TripQuery,
} from '../../src/pricing/model.ts';
import type { ByTier, ChildRate, PriceRow, PriceTable, SeasonPrices } from '../../src/pricing/price-table.ts';

const FIRST_DAY = Date.UTC(2024, 0, 1);
const LAST_DAY = Date.UTC(2032, 11, 31);
const A_DAY = 86_400_000;

/** Any date from 2024 to 2032. */
export const calendarDate: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: (LAST_DAY - FIRST_DAY) / A_DAY })
  .map((days) => new Date(FIRST_DAY + days * A_DAY).toISOString().slice(0, 10));

/** Any day of a year, 29 February among them. */
const yearDay = fc
  .integer({ min: 0, max: 365 })
  .map((days) => new Date(FIRST_DAY + days * A_DAY).toISOString().slice(5, 10));

/** Ranges of both forms; full ones may end before they begin. */
const dateRange: fc.Arbitrary<DateRange> = fc.oneof(
  fc.record({ from: yearDay, to: yearDay }),
  fc.record({ from: calendarDate, to: calendarDate }),
);

const ranges = fc.array(dateRange, { maxLength: 3 });
const percent = fc.integer({ min: -100_000, max: 300_000 }).map((parts) => parts / 1000);
const minorUnits = fc.integer({ min: 0, max: 1_000_000_000 });
const change = fc.oneof(
  fc.record({ percent }),
  fc.record({ amount: fc.integer({ min: -1_000_000, max: 1_000_000 }) }),
  fc.constant({}),
);

const SEASONS = ['high', 'low', 'newYear'];
const AGES = ['infant', 'child', 'teen'];
const TIERS = ['plain', 'grand'];

/** Seasons of which no two have one id. */
export const seasons: fc.Arbitrary<readonly Season[]> = fc
  .tuple(
    fc.subarray(SEASONS),
    fc.array(fc.tuple(ranges, fc.integer({ min: 0, max: 2 }), change), { minLength: 3, maxLength: 3 }),
  )
  .map(([ids, parts]) =>
    ids.map((id, index) => {
      const [dates = [], priority = 0, changed = {}] = parts[index] ?? [];
      return { id, dates, priority, ...changed };
    }),
  );

const closures: fc.Arbitrary<readonly Closure[]> = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('rain', 'fair', 'works'), dates: ranges }),
  { selector: ({ id }) => id },
);

const offers: fc.Arbitrary<readonly Discount[]> = fc.uniqueArray(
  fc
    .tuple(
      fc.record(
        { id: fc.constantFrom('early', 'late', 'friends'), dates: ranges, bookBy: calendarDate },
        { requiredKeys: ['id'] },
      ),
      change,
    )
    .map(([offer, changed]) => ({ ...offer, ...changed })),
  { selector: ({ id }) => id },
);

const departures: fc.Arbitrary<Departures> = fc.oneof(
  fc.record(
    { weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })), dates: ranges },
    { requiredKeys: ['weekdays'] },
  ),
  fc.record({ fixed: fc.array(calendarDate) }),
);

/** Any calendar, contradictory ones among them. */
export const tripCalendar: fc.Arbitrary<TripCalendar> = fc.record(
  {
    zone: fc.constantFrom('Asia/Makassar', 'Europe/Rome', 'Pacific/Honolulu'),
    noticeDays: fc.integer({ min: 0, max: 60 }),
    bookableMonths: fc.integer({ min: 1, max: 36 }),
    roundTo: fc.constantFrom(1, 5, 100, 1000),
    seasons,
    closed: closures,
    offers,
    departures,
    soldOut: fc.array(calendarDate),
  },
  {
    requiredKeys: [
      'zone',
      'noticeDays',
      'bookableMonths',
      'roundTo',
      'seasons',
      'closed',
      'offers',
      'soldOut',
    ],
  },
);

const byTier: fc.Arbitrary<ByTier> = fc.oneof(
  minorUnits,
  fc.dictionary(fc.constantFrom(...TIERS), minorUnits),
);

const childRate: fc.Arbitrary<ChildRate> = fc.oneof(
  fc.record({ percent: fc.integer({ min: 0, max: 100_000 }).map((parts) => parts / 1000) }),
  fc.record({ amount: byTier }),
);

function priceRows(tiers: readonly (string | undefined)[]): fc.Arbitrary<readonly PriceRow[]> {
  const amount = fc.option(minorUnits, { nil: undefined, freq: 8 });
  return fc.array(
    fc
      .tuple(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: -1, max: 30 }),
        fc.array(amount, { minLength: tiers.length, maxLength: tiers.length }),
      )
      .map(([min, width, amounts]) => ({
        band: `${min}-${min + width}`,
        min,
        max: min + width,
        cells: tiers.map((tier, index) => ({ tier, amount: amounts[index] })),
      })),
    { maxLength: 4 },
  );
}

/** Any table, odd ones among them: rows that overlap or hold nobody, cells without an amount. */
export const oddTable: fc.Arbitrary<PriceTable> = fc
  .constantFrom<readonly (string | undefined)[]>([undefined], TIERS, [])
  .chain((tiers) => {
    const own: fc.Arbitrary<SeasonPrices> = fc.oneof(
      fc.record({ percent }),
      fc.record({ amount: fc.integer({ min: -1_000_000, max: 1_000_000 }) }),
      fc.record({ rows: priceRows(tiers) }),
    );
    return fc.record(
      {
        per: fc.constantFrom('person', 'group'),
        rows: priceRows(tiers),
        children: fc.dictionary(fc.constantFrom(...AGES), childRate),
        singleSupplement: byTier,
        seasons: fc.dictionary(fc.constantFrom(...SEASONS), own),
      },
      { requiredKeys: ['per', 'rows'] },
    );
  });

/** Groups of ages as a site has them. */
export const ageGroups: fc.Arbitrary<readonly AgeGroup[]> = fc
  .tuple(fc.subarray(AGES), fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }))
  .map(([ids, counts]) =>
    ids.map((id, index) => ({ id, from: index * 5, to: index * 5 + 4, counts: counts[index] ?? true })),
  );

/** What a visitor may ask. */
export const tripQuery: fc.Arbitrary<TripQuery> = fc.record(
  {
    date: fc.oneof({ weight: 9, arbitrary: calendarDate }, { weight: 1, arbitrary: fc.string() }),
    travellers: fc.record({
      adults: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 999 })),
      children: fc.dictionary(fc.constantFrom(...AGES), fc.integer({ min: 0, max: 20 })),
      singleRooms: fc.integer({ min: 0, max: 20 }),
    }),
    tier: fc.constantFrom(...TIERS, 'no such class'),
  },
  { requiredKeys: ['travellers'] },
);
