import { describe, expect, it } from 'vitest';
import { TourIndex } from '../../../src/shared/tour-search/tour-index.ts';
import { firstOperatorSite, languageOf } from '../../helpers/first-operator.ts';

const PINK_BEACH = 'lombok-one-day-pink-beach';
const TRAWANGAN = 'lombok-one-day-gili-trawangan';
const MANDALIKA = 'lombok-one-day-sasak-mandalika';
const SEMBALUN = 'lombok-explore-senaru-sembalun';
const THREE_DAYS = 'lombok-overnight-3d2n';
const FOUR_DAYS = 'lombok-overnight-4d3n';
const MOYO = 'sumbawa-moyo-island-discovery';
const WHALES = 'sumbawa-whale-shark-point';
const SUMBAWA = 'sumbawa-overnight-4d3n';
const HONEYMOON = 'honeymoon-2d1n';
const LONG_HONEYMOON = 'honeymoon-5d4n';

/** What travellers type, and the tours that come first, in any order among themselves. */
const QUERIES: Readonly<Record<string, readonly (readonly [query: string, ...first: string[]])[]>> = {
  en: [
    ['Rinjani', SEMBALUN],
    ['rinjanni', SEMBALUN],
    ['Mount Rinjani', SEMBALUN],
    ['volcano', SEMBALUN],
    ['volcanoes', SEMBALUN],
    ['hiking', SEMBALUN],
    ['trekking', SEMBALUN],
    ['waterfall', SEMBALUN],
    ['waterfalls', SEMBALUN],
    ['waterfal', SEMBALUN],
    ['Sembalum', SEMBALUN],
    ['kids', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['children', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['family', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['tours for families', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['snorkelling', TRAWANGAN],
    ['snorkeling', TRAWANGAN],
    ['snorkling', TRAWANGAN],
    ['turtles', TRAWANGAN],
    ['cheap', HONEYMOON, SUMBAWA],
    ['budget', HONEYMOON, SUMBAWA],
    ['honeymoon', HONEYMOON, LONG_HONEYMOON],
    ['honeymon', HONEYMOON, LONG_HONEYMOON],
    ['romantic', HONEYMOON, LONG_HONEYMOON],
    ['whale shark', WHALES, SUMBAWA],
    ['whaleshark', WHALES, SUMBAWA],
    ['whale sharks', WHALES, SUMBAWA],
    ['Kuta', MANDALIKA],
    ['Kuta Mandalika', MANDALIKA],
    ['Pink Beach', PINK_BEACH],
    ['pinkbeach', PINK_BEACH],
    ['Tangsi', PINK_BEACH],
    ['Moyo', MOYO, SUMBAWA],
    ['3 days', THREE_DAYS],
    ['3D2N', THREE_DAYS],
    ['xqzwv'],
    ['<script>alert(1)</script>'],
    ['alert(1)'],
    ["' OR 1=1 --"],
  ],
  id: [
    ['Rinjani', SEMBALUN],
    ['gunung', SEMBALUN],
    ['gunung Rinjani', SEMBALUN],
    ['air terjun', SEMBALUN],
    ['mendaki', SEMBALUN],
    ['anak', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['anak-anak', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['keluarga', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['murah', HONEYMOON, SUMBAWA],
    ['bulan madu', HONEYMOON, LONG_HONEYMOON],
    ['romantis', HONEYMOON, LONG_HONEYMOON],
    ['hiu paus', WHALES, SUMBAWA],
    ['hiupaus', WHALES, SUMBAWA],
    ['snorkling', TRAWANGAN],
    ['pantai pink', PINK_BEACH],
    ['trawangn', TRAWANGAN],
    ['desa sasak', MANDALIKA],
    ['3 hari', THREE_DAYS],
    ['qwrtpsd'],
  ],
  fr: [
    ['Rinjani', SEMBALUN],
    ['volcan', SEMBALUN],
    ['volcans', SEMBALUN],
    ['randonnée', SEMBALUN],
    ['randonnee', SEMBALUN],
    ['randonnées', SEMBALUN],
    ['cascade', SEMBALUN],
    ['enfants', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['enfant', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['famille', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['pas cher', HONEYMOON, SUMBAWA],
    ['voyage de noces', HONEYMOON, LONG_HONEYMOON],
    ['lune de miel', HONEYMOON, LONG_HONEYMOON],
    ['requin baleine', WHALES, SUMBAWA],
    ['requins-baleines', WHALES, SUMBAWA],
    ['plage rose', PINK_BEACH],
    ['île de Moyo', MOYO],
    ['ile de moyo', MOYO],
    ['3 jours', THREE_DAYS],
    ['zzkqx'],
  ],
  de: [
    ['Rinjani', SEMBALUN],
    ['Vulkan', SEMBALUN],
    ['Vulkane', SEMBALUN],
    ['Vulkantour', SEMBALUN],
    ['wandern', SEMBALUN],
    ['Wanderung', SEMBALUN],
    ['Wasserfall', SEMBALUN],
    ['Wasserfälle', SEMBALUN],
    ['Kinder', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['Familienurlaub', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['schnorcheln', TRAWANGAN],
    ['Schnorcheltour', TRAWANGAN, WHALES],
    ['Walhai', WHALES, SUMBAWA],
    ['Walhaie', WHALES, SUMBAWA],
    ['Wal Hai', WHALES, SUMBAWA],
    ['whale shark', WHALES, SUMBAWA],
    ['Flitterwochen', HONEYMOON, LONG_HONEYMOON],
    ['honeymoon', HONEYMOON, LONG_HONEYMOON],
    ['günstig', HONEYMOON, SUMBAWA],
    ['guenstig', HONEYMOON, SUMBAWA],
    ['Sembaln', SEMBALUN],
    ['3 Tage', THREE_DAYS],
    ['<script>alert(1)</script>'],
  ],
};

describe.each(Object.entries(QUERIES))('What a traveller looks for in "%s"', (language, queries) => {
  const index = new TourIndex();
  for (const part of languageOf(firstOperatorSite(), language).tourParts) index.add(part);
  const idsFor = (query: string) => index.find(query).tours.map(({ href }) => href.replace(/.*\//, ''));

  it.each(queries)('"%s" finds the tours that are about it first.', (query, ...first) => {
    const ids = idsFor(query);
    // Nonsense finds nothing at all.
    const looked = first.length === 0 ? ids : ids.slice(0, first.length);
    expect(looked.toSorted()).toEqual(first.toSorted());
  });
});

it.each([
  ['de', 'Kinder', [SUMBAWA, MOYO, WHALES]],
  ['id', 'murah', [PINK_BEACH, TRAWANGAN, MANDALIKA]],
  ['de', 'Vulkan', [HONEYMOON, WHALES]],
])(
  'A word that resembles another in "%s", "%s" does not find what is merely spelt alike.',
  (language, query, others) => {
    const index = new TourIndex();
    for (const part of languageOf(firstOperatorSite(), language).tourParts) index.add(part);
    const ids = index.find(query).tours.map(({ href }) => href.replace(/.*\//, ''));
    expect(ids.filter((id) => others.includes(id))).toEqual([]);
  },
);
