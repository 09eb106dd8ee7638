import type { Json } from './workspace.ts';

type Overrides = Readonly<Record<string, Json>>;

export function aPackage(overrides: Overrides = {}): Json {
  return {
    order: 10,
    region: 'orta',
    category: 'lake-stays',
    image: 'lake',
    destinations: [],
    ...overrides,
  };
}

/** A row of a price table of the second operator, for two to four people. */
function aPriceRow(overrides: Overrides = {}): Json {
  return { paxCount: '2-4', none: 100, guesthouse: 200, lodge: 300, ...overrides };
}

/** A price table of the second operator, for tours of two nights. */
export function aPriceTable(overrides: Overrides = {}): Json {
  return { serves: { nights: 2 }, rows: [aPriceRow()], ...overrides };
}
