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

/** Queries with commas between them, and the tours that come first for each, in any order among themselves. */
const QUERIES: Readonly<Record<string, readonly (readonly [queries: string, ...first: string[]])[]>> = {
  en: [
    [
      'Rinjani, rinjanni, Mount Rinjani, volcano, volcanoes, hiking, trekking, waterfall, waterfalls, waterfal, Sembalum',
      SEMBALUN,
    ],
    ['kids, children, family, tours for families', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['snorkelling, snorkeling, snorkling, turtles', TRAWANGAN],
    ['cheap, budget', HONEYMOON, SUMBAWA],
    ['honeymoon, honeymon, romantic', HONEYMOON, LONG_HONEYMOON],
    ['whale shark, whaleshark, whale sharks', WHALES, SUMBAWA],
    ['Kuta, Kuta Mandalika', MANDALIKA],
    ['Pink Beach, pinkbeach, Tangsi', PINK_BEACH],
    ['Moyo', MOYO, SUMBAWA],
    ['3 days, 3D2N', THREE_DAYS],
    ["xqzwv, <script>alert(1)</script>, alert(1), ' OR 1=1 --"],
  ],
  id: [
    ['Rinjani, gunung, gunung Rinjani, air terjun, mendaki', SEMBALUN],
    ['anak, anak-anak, keluarga', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['murah', HONEYMOON, SUMBAWA],
    ['bulan madu, romantis', HONEYMOON, LONG_HONEYMOON],
    ['hiu paus, hiupaus', WHALES, SUMBAWA],
    ['snorkling, trawangn', TRAWANGAN],
    ['pantai pink', PINK_BEACH],
    ['desa sasak', MANDALIKA],
    ['3 hari', THREE_DAYS],
    ['qwrtpsd'],
  ],
  fr: [
    ['Rinjani, volcan, volcans, randonnée, randonnee, randonnées, cascade', SEMBALUN],
    ['enfants, enfant, famille', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['pas cher', HONEYMOON, SUMBAWA],
    ['voyage de noces, lune de miel', HONEYMOON, LONG_HONEYMOON],
    ['requin baleine, requins-baleines', WHALES, SUMBAWA],
    ['plage rose', PINK_BEACH],
    ['île de Moyo, ile de moyo', MOYO],
    ['3 jours', THREE_DAYS],
    ['zzkqx'],
  ],
  de: [
    ['Rinjani, Vulkan, Vulkane, Vulkantour, wandern, Wanderung, Wasserfall, Wasserfälle, Sembaln', SEMBALUN],
    ['Kinder, Familienurlaub', TRAWANGAN, MANDALIKA, FOUR_DAYS],
    ['schnorcheln', TRAWANGAN],
    ['Schnorcheltour', TRAWANGAN, WHALES],
    ['Walhai, Walhaie, Wal Hai, whale shark', WHALES, SUMBAWA],
    ['Flitterwochen, honeymoon', HONEYMOON, LONG_HONEYMOON],
    ['günstig, guenstig', HONEYMOON, SUMBAWA],
    ['3 Tage', THREE_DAYS],
    ['<script>alert(1)</script>'],
  ],
};

function findIds(language: string): (query: string) => readonly string[] {
  const index = new TourIndex();
  for (const part of languageOf(firstOperatorSite(), language).tourParts) index.add(part);
  return (query) => index.find(query).tours.map(({ href }) => href.replace(/.*\//, ''));
}

describe.each(Object.entries(QUERIES))('What a traveller looks for in "%s"', (language, groups) => {
  const idsFor = findIds(language);
  const queries = groups.flatMap(([written, ...first]) =>
    written.split(', ').map((query) => ({ query, first })),
  );

  it.each(queries)('"$query" finds the tours that are about it first.', ({ query, first }) => {
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
    expect(findIds(language)(query).filter((id) => others.includes(id))).toEqual([]);
  },
);
