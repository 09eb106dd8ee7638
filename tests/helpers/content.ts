import type { Json } from './workspace.ts';

type Overrides = Readonly<Record<string, Json>>;

/** A package of the second operator. */
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

/** A destination of the second operator. */
export function aDestination(overrides: Overrides = {}): Json {
  return {
    order: 10,
    rating: 4.5,
    priceFrom: 80,
    image: 'lake',
    category: 'garden',
    path: '/luoghi/villa-taranto',
    region: 'maggiore',
    point: { latitude: 45.93, longitude: 8.57 },
    ...overrides,
  };
}

/** A day of the second operator. */
export function aDay(overrides: Overrides = {}): Json {
  return { activities: [{ time: '10:00', icon: 'Eye', text: 'market' }], ...overrides };
}

/** A row of a price table of the second operator, for two to four people. */
export function aPriceRow(overrides: Overrides = {}): Json {
  return { paxCount: '2-4', none: 100, guesthouse: 200, lodge: 300, ...overrides };
}

/** A price table of the second operator, for tours of two nights. */
export function aPriceTable(overrides: Overrides = {}): Json {
  return { serves: { nights: 2 }, rows: [aPriceRow()], ...overrides };
}

/** The texts of a package. */
export function packageTexts(overrides: Overrides = {}): Json {
  return {
    name: 'Reis in 2 dagen',
    summary: 'Een korte reis.',
    description: ['Een dag.'],
    idealFor: 'Iedereen',
    special: ['Alles'],
    start: 'Aan de steiger.',
    changes: 'Niets.',
    meta: { title: 'Reis in 2 dagen', description: 'Een korte reis over het meer.' },
    ...overrides,
  };
}
