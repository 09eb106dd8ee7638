import * as fc from 'fast-check';
import { calendarSchema } from '../../schema/calendar.ts';
import { priceTableSchema } from '../../schema/price-table.ts';
import type {
  NamedTable,
  PriceCell,
  PriceList,
  PriceValue,
} from '../../scripts/compiler/link/price-cells.ts';
import type { Content } from '../../scripts/operator/prices/amounts.ts';
import type { Worksheet } from '../../scripts/operator/prices/read-spreadsheet.ts';
import { amount, amountLikeText } from './amounts.ts';
import { anyText } from './texts.ts';

/** Prices that are sound, and what they refer to. */
export interface ValidPrices {
  readonly list: PriceList;
  readonly tiers: readonly string[];
  readonly ages: readonly string[];
  /** How many decimals amounts may have. */
  readonly decimals: number;
}

const idPart = fc.string({ unit: fc.constantFrom(...'ABab012'), minLength: 1, maxLength: 20 });

/** Ids as the schema allows them; some are long, some differ only in case, some look like dates. */
const anyId: fc.Arbitrary<string> = fc.oneof(
  fc.array(idPart, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('-')),
  fc.constantFrom('2-3', '11-15', 'History', 'history', 'table', 'band', 'tier', 'a', 'A'),
);

const ids = (maxLength: number): fc.Arbitrary<readonly string[]> =>
  fc.uniqueArray(anyId, { minLength: 1, maxLength });

type Json = number | string | readonly Json[] | { readonly [key: string]: Json };

/** Any share with as many digits as spreadsheet programs keep, and which JSON writes without an exponent. */
const share = (min: number, max: number): fc.Arbitrary<number> =>
  fc
    .oneof(
      fc.integer({ min: min * 1000, max: max * 1000 }).map((parts) => parts / 1000),
      fc.double({ min, max, noNaN: true }).map((value) => Number(value.toPrecision(12))),
    )
    .filter((value) => !String(value).includes('e') && !Object.is(value, -0));

/** Any new value of a price cell. @param decimals of the currency */
export function newValue(
  { kind, column }: Pick<PriceCell, 'kind' | 'column'>,
  decimals: number,
): fc.Arbitrary<PriceValue> {
  const some = amount.map((minor) => minor / 10 ** decimals);
  if (column === 'percent') {
    if (kind === 'rate') return share(0, 1000);
    return kind === 'change' ? share(-100, 1000) : share(-100, 0).filter((value) => value < 0);
  }
  if (kind === 'price') return fc.oneof({ weight: 8, arbitrary: some }, fc.constant<'ask'>('ask'));
  if (kind === 'rate') return fc.oneof(some, fc.constant(0));
  const reduction = some.map((value) => -value);
  return kind === 'reduction' ? reduction : fc.oneof(some, reduction, fc.constant(0));
}

/** Any prices: by accommodation class or not, per person or group, with rates of ages, supplements, seasons and offers. */
export const soundPrices: fc.Arbitrary<ValidPrices> = fc
  .record({
    tiers: ids(5),
    bands: ids(5),
    tables: ids(3),
    seasons: ids(3),
    ages: ids(3),
    offers: ids(2),
    decimals: fc.integer({ min: 0, max: 4 }),
  })
  .chain((known) =>
    fc.record({
      list: fc.record({
        tables: fc.tuple(...known.tables.map((id) => aTable(id, known))),
        calendar: aCalendar(known),
      }),
      tiers: fc.constant(known.tiers),
      ages: fc.constant(known.ages),
      decimals: fc.constant(known.decimals),
    }),
  );

/** What prices may refer to. */
interface Known {
  readonly tiers: readonly string[];
  readonly bands: readonly string[];
  readonly seasons: readonly string[];
  readonly ages: readonly string[];
  readonly offers: readonly string[];
  readonly decimals: number;
}

function aTable(id: string, known: Known): fc.Arbitrary<NamedTable> {
  const { tiers, decimals } = known;
  const by = (keys: readonly string[], value: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
    fc.tuple(...keys.map((key) => value.map((each) => [key, each] as const))).map(Object.fromEntries);
  const some = (keys: readonly string[], value: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
    fc.subarray([...keys]).chain((own) => by(own, value));
  const rate = newValue({ kind: 'rate', column: 'amount' }, decimals);
  const byTier = by(tiers, rate);
  const children = fc.oneof(rate, byTier, fc.record({ percent: share(0, 1000) }));
  return fc.boolean().chain((hasTiers) => {
    const row = by(
      hasTiers ? tiers : ['price'],
      newValue({ kind: 'price', column: 'amount' }, decimals),
    ) as fc.Arbitrary<object>;
    const rows = fc
      .subarray([...known.bands], { minLength: 1 })
      .chain((own) => fc.tuple(...own.map((paxCount) => row.map((cells) => ({ paxCount, ...cells })))));
    const season = fc.oneof(change(decimals, 'change', 1), fc.record({ rows })) as fc.Arbitrary<Json>;
    return fc
      .record(
        {
          per: fc.constantFrom('person', 'group'),
          rows,
          children: some(known.ages, children as fc.Arbitrary<Json>),
          singleSupplement: fc.oneof(rate, byTier),
          seasons: some(known.seasons, season),
        },
        { requiredKeys: ['rows'] },
      )
      .map((value) => ({ id, value: priceTableSchema.parse({ serves: { nights: 1 }, ...value }) }));
  });
}

function aCalendar({ seasons, offers, decimals }: Known): fc.Arbitrary<PriceList['calendar']> {
  const dates = [{ from: '07-01', to: '08-31' }];
  return fc
    .record({
      seasons: fc.tuple(
        ...seasons.map((id) => change(decimals, 'change', 0).map((own) => ({ id, dates, ...own }))),
      ),
      offers: fc.tuple(
        ...offers.map((id) => change(decimals, 'reduction', 1).map((own) => ({ id, ...own }))),
      ),
    })
    .map((value) => calendarSchema.parse({ zone: 'Asia/Makassar', ...value }));
}

/** Per cent or an amount; with `least` 0 also neither. */
function change(decimals: number, kind: PriceCell['kind'], least: 0 | 1): fc.Arbitrary<object> {
  const percent = newValue({ kind, column: 'percent' }, decimals);
  const some = newValue({ kind, column: 'amount' }, decimals);
  return fc.oneof(
    percent.map((value) => ({ percent: value })),
    some.map((value) => ({ amount: value })),
    ...(least === 0 ? [fc.constant({})] : []),
  );
}

const anyPart = fc
  .tuple(
    fc.constantFrom('table', 'season', 'offer', 'band', 'age', 'single', 'tier'),
    fc.oneof(
      anyId,
      fc.constantFrom('2-4', 'none', 'lodge', 'isole-lento', 'sentiero', 'summer', 'child', 'room'),
    ),
  )
  .map((part) => part.join(' '));

const anyCode = fc
  .oneof(fc.array(anyPart, { maxLength: 3 }), fc.constantFrom(['amount'], ['percent']))
  .map((parts) => `[${parts.join(' ')}]`);

/** Any content of a spreadsheet cell. */
const anyContent: fc.Arbitrary<Content> = fc.oneof(
  fc.constant(null),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.date(),
  anyText,
  amountLikeText,
  anyCode,
);

/** Sheets full of anything, codes of prices among it. */
export const anyGrids: fc.Arbitrary<readonly Worksheet[]> = fc.array(
  fc.record({
    name: fc.oneof(anyText, anyId),
    rows: fc.array(fc.array(anyContent, { maxLength: 6 }), { maxLength: 8 }),
  }),
  { maxLength: 3 },
);
