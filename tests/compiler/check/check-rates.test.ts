import { expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator } from '../../helpers/workspace.ts';

const site = secondOperator();
const trail = 'prices/sentiero.json';

// Adults pay 890.25, 1490.25 and 2140.25, or more.
it.each<readonly [rate: Json, expected: readonly string[]]>([
  [890.25, []],
  [890.26, ['children.child price.child-dearer']],
  [{ none: 890.25, guesthouse: 1490.25, lodge: 2140.25 }, []],
  [{ none: 890.25, guesthouse: 1490.26, lodge: 2140.25 }, ['children.child.guesthouse price.child-dearer']],
  [{ none: 700, guesthouse: 1150 }, ['children.child price.missing-amount']],
  [{ none: 700, guesthouse: 1150, lodge: 1720, tent: 500 }, ['children.child.tent reference.unknown-tier']],
])('a child that pays %j is reported as %j', (rate, expected) => {
  const found = newFindings(site.set(trail, ['children', 'child'], rate));
  expect(found.map(({ code, at }) => `${at.path} ${code}`)).toEqual(expected);
});

it.each<readonly [plain: readonly string[], expected: readonly string[]]>([
  [['2-4'], []],
  [
    ['1', '2-4'],
    ['children.teenager price.no-tiers', 'singleSupplement price.no-tiers'],
  ],
])(
  'amounts by accommodation class, where groups of %j have one price, are reported as %j',
  (plain, expected) => {
    const named = { paxCount: '5-8', none: 890, guesthouse: 1490, lodge: 2140 };
    const rows = [...plain.map((paxCount) => ({ paxCount, price: 'ask' })), named];
    const found = newFindings(site.set(trail, ['rows'], rows)).filter(({ code }) => code !== 'price.mixed');
    expect(found.map(({ code, at }) => `${at.path} ${code}`)).toEqual(expected);
  },
);
