import * as fc from 'fast-check';
import type { Content } from '../../scripts/operator/prices/amounts.ts';
import { CODES, type PriceCell, type PriceValue, writeCodes } from '../../scripts/operator/prices/cells.ts';

import type { Worksheet } from '../../scripts/operator/prices/read-spreadsheet.ts';
import { amount, amountLikeText } from './amounts.ts';
import { anyText } from './texts.ts';

const idPart = fc.string({ unit: fc.constantFrom(...'ABab012'), minLength: 1, maxLength: 20 });

/** Ids as the schema allows them; some are long, some differ only in case, some look like dates. */
export const anyId: fc.Arbitrary<string> = fc.oneof(
  fc.array(idPart, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('-')),
  fc.constantFrom('2-3', '11-15', 'History', 'history', 'table', 'band', 'tier', 'a', 'A'),
);

/** Any share of so many digits as programs keep of shares, which JSON writes without an exponent. */
const share = (min: number, max: number): fc.Arbitrary<number> =>
  fc
    .oneof(
      fc.integer({ min: min * 1000, max: max * 1000 }).map((parts) => parts / 1000),
      fc.double({ min, max, noNaN: true }).map((value) => Number(value.toPrecision(12))),
    )
    .filter((value) => !String(value).includes('e') && !Object.is(value, -0));

/** Any new value of a price cell, of a currency with so many decimals. */
export function newValue(
  { kind, address }: Pick<PriceCell, 'kind' | 'address'>,
  decimals: number,
): fc.Arbitrary<PriceValue> {
  const some = amount.map((minor) => minor / 10 ** decimals);
  if (address.figure === 'percent') {
    if (kind === 'rate') return share(0, 1000);
    return kind === 'change' ? share(-100, 1000) : share(-100, 0).filter((value) => value < 0);
  }
  if (kind === 'price') return fc.oneof({ weight: 8, arbitrary: some }, fc.constant<'ask'>('ask'));
  if (kind === 'rate') return fc.oneof(some, fc.constant(0));
  const reduction = some.map((value) => -value);
  return kind === 'reduction' ? reduction : fc.oneof(some, reduction, fc.constant(0));
}

const anyCode = fc
  .tuple(
    fc.constantFrom(...CODES),
    fc.oneof(
      anyId,
      fc.constantFrom(
        '2-4',
        'none',
        'lodge',
        'isole-lento',
        'sentiero',
        'summer',
        'child',
        'room',
        'percent',
      ),
    ),
  )
  .map(([kind, id]) => writeCodes({ [kind]: id }));

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
