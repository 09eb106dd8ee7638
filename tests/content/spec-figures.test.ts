import { describe, expect, it } from 'vitest';
import { daysFromName } from '../../src/domain/duration.ts';
import type { PackagePage } from '../../src/domain/page-data/package.ts';
import type { PriceTable } from '../../src/domain/price-table.ts';
import { languageOf, pageOf, realData, realSite } from '../helpers/real-site.ts';
import { isRecord, type Json } from '../helpers/workspace.ts';

// What the specification states, written out by hand, against what visitors see.

// The specification’s figures include samples, which a site with an address of its own leaves out.
const site = realSite('https://www.example.com');
const english = languageOf(site, 'en');
const codes = ['id', 'en', 'fr', 'de'] as const;

type Row = readonly [band: string, ...amounts: readonly number[]];

const TABLE_A_AND_B: readonly Row[] = [
  ['2-3', 3_150_000, 3_650_000, 4_050_000, 4_350_000, 5_450_000],
  ['4-5', 2_550_000, 3_050_000, 3_450_000, 3_750_000, 4_850_000],
  ['6-10', 2_450_000, 2_950_000, 3_350_000, 3_650_000, 4_750_000],
  ['11-15', 2_350_000, 2_850_000, 3_250_000, 3_550_000, 4_650_000],
  ['16-20', 2_250_000, 2_750_000, 3_150_000, 3_450_000, 4_550_000],
  ['21-34', 2_150_000, 2_650_000, 3_050_000, 3_350_000, 4_450_000],
];

const TABLE_C: readonly Row[] = [
  ['2-3', 3_550_000, 4_050_000, 4_550_000, 4_850_000, 6_050_000],
  ['4-5', 3_050_000, 3_550_000, 4_050_000, 4_350_000, 5_850_000],
  ['6-10', 3_000_000, 3_500_000, 4_000_000, 4_300_000, 5_800_000],
  ['11-15', 2_900_000, 3_400_000, 3_900_000, 4_200_000, 5_700_000],
  ['16-20', 2_850_000, 3_350_000, 3_850_000, 4_150_000, 5_650_000],
  ['21-34', 2_750_000, 3_250_000, 3_750_000, 4_050_000, 5_550_000],
];

const DEFAULT_2D1N: readonly Row[] = [['2-3', 1_500_000, 1_800_000, 2_000_000, 2_200_000, 2_800_000]];
const DEFAULT_3D2N: readonly Row[] = [['2-3', 2_000_000, 2_400_000, 2_700_000, 3_000_000, 3_800_000]];
const DEFAULT_4D3N: readonly Row[] = [['2-3', 2_500_000, 3_000_000, 3_400_000, 3_700_000, 4_600_000]];

/** Route names of §2 by category and island. */
const PACKAGES: readonly (readonly [category: string, island: string, names: readonly string[]])[] = [
  [
    'one-day',
    'Lombok',
    [
      'lombok-one-day-senaru-waterfalls',
      'lombok-one-day-pink-beach',
      'lombok-one-day-gili-trawangan',
      'lombok-one-day-gili-hopping',
      'lombok-one-day-sasak-mandalika',
    ],
  ],
  ['explore', 'Lombok', ['lombok-explore-senaru-sembalun']],
  [
    'lombok-overnight',
    'Lombok',
    ['lombok-overnight-2d1n', 'lombok-overnight-3d2n', 'lombok-overnight-4d3n', 'lombok-overnight-5d4n'],
  ],
  [
    'explore',
    'Sumbawa',
    ['sumbawa-moyo-island-discovery', 'sumbawa-kenawa-island-camping', 'sumbawa-whale-shark-point'],
  ],
  [
    'sumbawa-overnight',
    'Sumbawa',
    ['sumbawa-overnight-2d1n', 'sumbawa-overnight-3d2n', 'sumbawa-overnight-4d3n'],
  ],
  ['honeymoon', 'Lombok', ['honeymoon-2d1n', 'honeymoon-3d2n', 'honeymoon-4d3n', 'honeymoon-5d4n']],
];

const names = PACKAGES.flatMap(([, , list]) => list);
const overnight = ['2d1n', '3d2n', '4d3n', '5d4n'].map((length) => `lombok-overnight-${length}`);

function packagePage(name: string, code: string = 'en'): PackagePage {
  return pageOf(languageOf(site, code), 'package', `/paket/${name}`);
}

function rowsOf(table: PriceTable | undefined): readonly Row[] | undefined {
  return table?.rows.map(({ band, cells }) => [band, ...cells.map(({ amount }) => amount ?? Number.NaN)]);
}

function pricesOf(name: string, option: string | undefined): readonly Row[] | undefined {
  return rowsOf(packagePage(name).variants.find((variant) => variant.option?.id === option)?.prices);
}

function data(file: string, ...path: readonly string[]): Json {
  return path.reduce<Json>(
    (value, step) => (isRecord(value) ? (value[step] ?? null) : null),
    realData.json(file),
  );
}

/** A text that stands in the data of a language. */
function interfaceText(code: string, ...path: readonly string[]): string {
  return String(data(`texts/${code}/interface.json`, ...path));
}

describe('routes (§2)', () => {
  it.each(['/', '/destinations', '/about', '/contact', '/trip-lombok', '/trip-sumbawa', '/trip-honeymoon'])(
    'has %s',
    (path) => {
      expect(english.pages.map((page) => page.path)).toContain(path);
    },
  );

  it('has the seven destination pages', () => {
    const paths = english.pages.filter(({ kind }) => kind === 'destination').map(({ path }) => path);
    expect(paths.toSorted()).toEqual([
      '/destinations/gili-nanggu-sudak-kedis',
      '/destinations/gili-trawangan',
      '/destinations/kenawa-island',
      '/destinations/moyo-island',
      '/destinations/pantai-pink',
      '/destinations/sembalun',
      '/destinations/senaru',
    ]);
  });

  it('has the twenty packages and no other', () => {
    const paths = english.pages.filter(({ kind }) => kind === 'package').map(({ path }) => path);
    expect(paths.toSorted()).toEqual(names.map((name) => `/paket/${name}`).toSorted());
  });

  it.each(codes)('has the same addresses in %s', (code) => {
    const paths = languageOf(site, code).pages.map(({ path }) => path);
    expect(paths).toEqual(english.pages.map(({ path }) => path));
  });

  it.each(PACKAGES.flatMap(([category, island, list]) => list.map((name) => [name, island, category])))(
    '%s is on %s and of the category %s',
    (name = '', island, category) => {
      expect(packagePage(name).region).toBe(island);
      expect(data(`packages/${name}.json`, 'category')).toBe(category);
    },
  );
});

describe('prices (§9)', () => {
  it.each(overnight)('of %s are those of Package A and Package B, which are the same', (name) => {
    expect(pricesOf(name, 'A')).toEqual(TABLE_A_AND_B);
    expect(pricesOf(name, 'B')).toEqual(TABLE_A_AND_B);
  });

  it.each(overnight)('of %s are those of Package C', (name) => {
    expect(pricesOf(name, 'C')).toEqual(TABLE_C);
  });

  it.each([
    ['sumbawa-overnight-2d1n', DEFAULT_2D1N],
    ['sumbawa-overnight-3d2n', DEFAULT_3D2N],
    ['sumbawa-overnight-4d3n', DEFAULT_4D3N],
    ['honeymoon-2d1n', DEFAULT_2D1N],
    ['honeymoon-3d2n', DEFAULT_3D2N],
    ['honeymoon-4d3n', DEFAULT_4D3N],
  ] as const)('of %s are the default ones of its length', (name, rows) => {
    expect(pricesOf(name, undefined)).toEqual(rows);
  });

  it('of honeymoon-5d4n are hidden: there is neither an option nor a default for four nights', () => {
    expect(pricesOf('honeymoon-5d4n', undefined)).toBeUndefined();
  });

  it.each(
    PACKAGES.filter(([category]) => ['one-day', 'explore'].includes(category)).flatMap(([, , list]) => list),
  )('of %s, which has no hotel nights, are hidden', (name) => {
    expect(pricesOf(name, undefined)).toBeUndefined();
  });

  it.each(codes)('are the same amounts in %s', (code) => {
    const amounts = (page: PackagePage): unknown => page.variants.map(({ prices }) => rowsOf(prices));
    expect(names.map((name) => amounts(packagePage(name, code)))).toEqual(
      names.map((name) => amounts(packagePage(name))),
    );
  });

  it('stand in the columns no hotel, 2, 3, 4 and 5 stars', () => {
    expect(packagePage('lombok-overnight-3d2n').variants[0]?.prices?.tiers.map(({ label }) => label)).toEqual(
      ['No hotel', '2-star', '3-star', '4-star', '5-star'],
    );
  });

  it.each([
    ['A', 3_050_000],
    ['B', 3_350_000],
    ['C', 5_550_000],
  ])('of option %s start at the lowest one of its own accommodation class', (option, amount) => {
    const variant = packagePage('lombok-overnight-3d2n').variants.find(
      (entry) => entry.option?.id === option,
    );
    expect(variant?.priceText.replaceAll(/\D/g, '')).toBe(String(amount));
  });

  it('of destinations lie between about 450k and 1.2M, with both ends used', () => {
    const amounts = realData.paths
      .filter((path) => path.startsWith('destinations/'))
      .map((path) => Number(data(path, 'priceFrom')))
      .toSorted((left, right) => left - right);
    expect([amounts[0], amounts.at(-1)]).toEqual([450_000, 1_200_000]);
  });
});

describe('group sizes and accommodation classes (§9)', () => {
  it('are six bands', () => {
    expect(data('site.json', 'bands')).toEqual([
      { id: '2-3', min: 2, max: 3 },
      { id: '4-5', min: 4, max: 5 },
      { id: '6-10', min: 6, max: 10 },
      { id: '11-15', min: 11, max: 15 },
      { id: '16-20', min: 16, max: 20 },
      { id: '21-34', min: 21, max: 34 },
    ]);
  });

  it('are five classes', () => {
    expect(data('site.json', 'tiers')).toEqual([
      { id: 'noHotel', stars: 0 },
      { id: 'hotel2Star', stars: 2 },
      { id: 'hotel3Star', stars: 3 },
      { id: 'hotel4Star', stars: 4 },
      { id: 'hotel5Star', stars: 5 },
    ]);
  });

  it.each([
    ['2-3', '2–3 pax'],
    ['21-34', '21–34 pax'],
  ])('show the band %s as %s', (band, label) => {
    const rows = packagePage('lombok-overnight-3d2n').variants[0]?.prices?.rows ?? [];
    expect(rows.find((row) => row.band === band)?.label).toBe(label);
  });
});

describe('destinations (§3)', () => {
  it.each([
    ['sembalun', 4.8, 'adventure', 'lombok'],
    ['senaru', 4.9, 'nature', 'lombok'],
    ['pinkBeach', 4.7, 'beach', 'lombok'],
    ['giliTrawangan', 4.9, 'beach', 'lombok'],
    ['giliIslands', 4.8, 'beach', 'lombok'],
    ['moyoIsland', 4.7, 'adventure', 'sumbawa'],
    ['kenawaIsland', 4.6, 'adventure', 'sumbawa'],
  ])('%s has the rating %d and is %s on %s', (id, rating, category, region) => {
    const cards = pageOf(english, 'destinations').destinations;
    expect(cards.find((card) => card.id === id)).toMatchObject({ rating, category, region });
  });

  it('are listed in the order of the specification', () => {
    expect(pageOf(english, 'destinations').destinations.map(({ id }) => id)).toEqual([
      'sembalun',
      'senaru',
      'pinkBeach',
      'giliTrawangan',
      'giliIslands',
      'moyoIsland',
      'kenawaIsland',
    ]);
  });

  it('have the tabs lombok, sumbawa, beach, adventure after all', () => {
    const { tabs } = pageOf(english, 'destinations');
    expect(tabs.map(({ id }) => id)).toEqual(['lombok', 'sumbawa', 'beach', 'adventure']);
  });

  it('may be filtered by the address for lombok, sumbawa and bima (§4)', () => {
    expect(pageOf(english, 'destinations').categoryParameter).toEqual(['lombok', 'sumbawa', 'bima']);
  });
});

describe('statistics (§3)', () => {
  it('of the home page', () => {
    expect(pageOf(english, 'home').statistics.map(({ id, value }) => [id, value])).toEqual([
      ['happyTravelers', '500+'],
      ['amazingTours', '100+'],
      ['destinationsExplored', '50+'],
    ]);
  });

  it('of the about page', () => {
    expect(
      pageOf(english, 'about').statistics.map(({ value, label }) => [value, label.toLowerCase()]),
    ).toEqual([
      ['500+', expect.stringMatching(/^satisfied travell?ers$/)],
      ['50+', 'featured destinations'],
      ['5+', 'years of experience'],
      ['98%', 'satisfaction rate'],
    ]);
  });
});

describe('a site that is published', () => {
  const published = realSite('https://tours.lombok.id');

  it.each(codes)('shows no figure, review or rating that is marked as a sample, in %s', (code) => {
    const language = languageOf(published, code);
    expect(pageOf(language, 'home')).toMatchObject({ statistics: [], testimonials: [] });
    expect(pageOf(language, 'about').statistics).toEqual([]);
    expect(pageOf(language, 'destinations').destinations.map(({ ratingText }) => ratingText)).toEqual(
      Array.from({ length: 7 }),
    );
  });

  it.each(codes)('says nothing of them to search engines, in %s, published or not', (code) => {
    for (const at of [site, published]) {
      const said = languageOf(at, code).routes.map((route) => route.structuredData(route.resolve()));
      expect(JSON.stringify(said)).not.toMatch(/"(?:Review|AggregateRating|Rating)"|500\+|100\+|50\+|98%/);
    }
  });
});

describe('home (§2, §3)', () => {
  it('features three tours, without price, for at least two people, every day', () => {
    const { featured } = pageOf(english, 'home');
    expect(featured.map(({ id }) => id)).toEqual([
      'privateLombok3d2n',
      'privateSumbawa4d3n',
      'oneDayTripLombok',
    ]);
    for (const tour of featured) {
      expect(tour).toMatchObject({ price: 'Contact Us', groupSize: 'Min. 2 People', date: 'Every Day' });
    }
  });

  it('gives their lengths', () => {
    expect(pageOf(english, 'home').featured.map(({ duration }) => duration.toLowerCase())).toEqual([
      '3 days 2 nights',
      '4 days 3 nights',
      '1 day',
    ]);
  });

  it('shows the popular destinations by the names of the specification', () => {
    expect(pageOf(english, 'home').popular.map(({ name }) => name)).toEqual([
      'Senaru & Sembalun',
      'Pink Beach Lombok',
      'Kuta Mandalika',
    ]);
  });

  it('has three testimonials with five of five points', () => {
    expect(pageOf(english, 'home').testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
  });

  it.each(['fr', 'de'])('shows the testimonials in English on the %s page', (code) => {
    const { testimonials } = pageOf(languageOf(site, code), 'home');
    expect(testimonials.map(({ text }) => text.language)).toEqual(['en', 'en', 'en']);
  });
});

describe('about (§2)', () => {
  it('tells the story in three paragraphs', () => {
    expect(pageOf(english, 'about').story).toHaveLength(3);
  });

  it('introduces founder, experts, guides and support', () => {
    expect(pageOf(english, 'about').team.map(({ id }) => id)).toEqual([
      'founder',
      'experts',
      'guides',
      'support',
    ]);
  });

  it('stands for authenticity, service and sustainability', () => {
    expect(pageOf(english, 'about').values.map(({ id }) => id)).toEqual([
      'authenticity',
      'service',
      'sustainability',
    ]);
  });
});

describe('working hours (§9)', () => {
  it('are those of the specification', () => {
    expect(pageOf(english, 'contact').hours).toEqual([
      { days: 'Monday–Friday', hours: '09:00–18:00 WITA' },
      { days: 'Saturday', hours: '10:00–16:00 WITA' },
    ]);
  });

  it.each(codes)('are two lines of the same times in %s', (code) => {
    const { hours } = pageOf(languageOf(site, code), 'contact');
    const times = hours.map((line) => line.hours.match(/\d\d[.:]\d\d/g));
    expect(times).toEqual(
      code === 'id'
        ? [
            ['09.00', '18.00'],
            ['10.00', '16.00'],
          ]
        : [
            ['09:00', '18:00'],
            ['10:00', '16:00'],
          ],
    );
  });
});

describe('languages (§1)', () => {
  it('are Indonesian, English, French and German', () => {
    expect(site.languages.map(({ info }) => info.code)).toEqual([...codes]);
  });

  it('have Indonesian as the default, without prefix', () => {
    expect(site.defaultLanguage).toBe('id');
    expect(site.languages.map(({ info }) => info.prefix)).toEqual(['', '/en', '/fr', '/de']);
  });

  it('have English as the fallback (§4)', () => {
    expect(data('site.json', 'fallbackLanguage')).toBe('en');
  });
});

describe('inclusions and exclusions (§9)', () => {
  const withoutNight = [
    'private air-conditioned transport',
    'experienced guide',
    'entrance fees',
    'mineral water',
  ];
  const withNights = [
    'chosen accommodation',
    'private air-conditioned transport',
    'experienced guide',
    'entrance fees',
    'daily breakfast',
    'mineral water',
  ];
  const excluded = [
    'flight tickets',
    'lunch and dinner unless specified',
    'personal expenses',
    'tips for guide and driver',
  ];
  const lists = (name: string) =>
    packagePage(name).variants.map(({ option, inclusions, exclusions }) => [
      option?.id,
      inclusions.map((item) => item.toLowerCase()),
      exclusions.map((item) => item.toLowerCase()),
    ]);
  const hotelNights = PACKAGES.filter(([category]) => /overnight|honeymoon/.test(category)).flatMap(
    ([, , found]) => found,
  );

  it.each(hotelNights.filter((name) => !overnight.includes(name)))('are complete on %s', (name) => {
    expect(lists(name)).toEqual([[undefined, withNights, excluded]]);
  });

  it.each(names.filter((name) => !hotelNights.includes(name)))(
    'are on %s those of a tour without hotel nights',
    (name) => {
      expect(lists(name)).toEqual([[undefined, withoutNight, excluded]]);
    },
  );

  it.each(overnight)('are on %s with all meals in package C', (name) => {
    expect(lists(name)).toEqual([
      ['A', withNights, excluded],
      ['B', withNights, excluded],
      [
        'C',
        [...withNights.slice(0, 5), 'daily lunch', 'daily dinner', 'mineral water'],
        excluded.filter((item) => !item.startsWith('lunch')),
      ],
    ]);
  });
});

describe('options (§9)', () => {
  it.each(overnight)('of %s are exactly A, B and C, in this order', (name) => {
    expect(packagePage(name).variants.map(({ option }) => option?.id)).toEqual(['A', 'B', 'C']);
  });

  it.each(names.filter((name) => !overnight.includes(name)))('does %s not have', (name) => {
    expect(packagePage(name).variants.map(({ option }) => option)).toEqual([undefined]);
  });

  it.each([
    ['A', ['3-star hotel', 'breakfast', 'basic tour']],
    ['B', ['4-star hotel or villa', 'breakfast and some dinners', 'exclusive tours']],
    ['C', ['5-star hotel or resort', 'all meals', 'private tours']],
  ] as const)('%s has its features', (id, features) => {
    const variant = packagePage('lombok-overnight-3d2n').variants.find((entry) => entry.option?.id === id);
    expect(variant?.option?.features.map((feature) => feature.toLowerCase())).toEqual(features);
  });

  it.each(codes)('have three features each in %s', (code) => {
    const counts = packagePage('lombok-overnight-3d2n', code).variants.map(
      ({ option }) => option?.features.length,
    );
    expect(counts).toEqual([3, 3, 3]);
  });
});

describe('itineraries (§3, §9)', () => {
  const plans = names.flatMap((name) =>
    packagePage(name).variants.map(({ option, days }) => ({ name, option: option?.id ?? '', days })),
  );

  it.each(plans)('of $name $option have one to five written days', ({ days }) => {
    expect(days.length).toBeGreaterThanOrEqual(1);
    expect(days.length).toBeLessThanOrEqual(5);
    expect(days.flatMap(({ choices }) => choices).every(({ activities }) => activities.length > 0)).toBe(
      true,
    );
  });

  it.each(plans)('of $name $option have as many days as the name says (§5)', ({ name, days }) => {
    expect(days.length).toBe(daysFromName(packagePage(name).name));
  });

  it.each(codes)('count the same days in the names of all packages in %s', (code) => {
    const shown = names.map((name) => daysFromName(packagePage(name, code).name));
    expect(shown).toEqual(names.map((name) => daysFromName(packagePage(name).name)));
  });

  const titles = (name: string, option: string): readonly (readonly string[])[] =>
    plans
      .find((plan) => plan.name === name && plan.option === option)
      ?.days.map(({ choices }) => choices.map(({ title }) => title)) ?? [];

  it('of A, 3d2n: Sasak and Mandalika; Gili Trawangan or Pink Beach; souvenirs', () => {
    expect(titles('lombok-overnight-3d2n', 'A')).toEqual([
      [expect.stringMatching(/Sasak.*Mandalika|Mandalika.*Sasak/)],
      [expect.stringContaining('Trawangan'), expect.stringContaining('Pink Beach')],
      [expect.stringMatching(/souvenir/i)],
    ]);
  });

  it('of B, 3d2n: Gili Nanggu or Senaru with Sembalun on day 2', () => {
    expect(titles('lombok-overnight-3d2n', 'B')[1]).toEqual([
      expect.stringContaining('Nanggu'),
      expect.stringMatching(/Senaru.*Sembalun/),
    ]);
  });

  it('of C, 4d3n: two alternatives on day 2 and nowhere else (§4)', () => {
    expect(titles('lombok-overnight-4d3n', 'C').map((choices) => choices.length)).toEqual([1, 2, 1, 1]);
  });

  it.each(plans.filter(({ name }) => /^lombok-overnight-[45]d/.test(name)))(
    'of $name $option end with a souvenir and city tour day',
    ({ days }) => {
      expect(days.at(-1)?.choices[0]?.title).toMatch(/souvenir/i);
    },
  );

  it('of Gili Nanggu start with a pickup between 07:00 and 11:00', () => {
    const [day] = packagePage('lombok-one-day-gili-hopping').variants[0]?.days ?? [];
    expect(day?.choices[0]?.activities[0]?.time).toBe('07:00–11:00');
  });

  it.each(['lombok-one-day-pink-beach', 'lombok-one-day-gili-trawangan', 'lombok-one-day-sasak-mandalika'])(
    'of %s start with a pickup between 07:00 and 10:00',
    (name) => {
      const [day] = packagePage(name).variants[0]?.days ?? [];
      expect(day?.choices[0]?.activities[0]?.time).toBe('07:00–10:00');
    },
  );

  it('give the waterfall trek 20 minutes', () => {
    const [day] = packagePage('lombok-one-day-senaru-waterfalls').variants[0]?.days ?? [];
    const trek = day?.choices[0]?.activities.find(({ text }) => text.includes('Tiu Kelep'));
    expect(`${trek?.time} ${trek?.text}`).toMatch(/20[- ]minute/);
  });
});

describe('menus (§2)', () => {
  it('of the header: home, destinations, three dropdowns, about, contact', () => {
    expect(english.shell.menu.map(({ label, children }) => [label, children?.length ?? 0])).toEqual([
      ['Home', 0],
      ['Destinations', 0],
      ['Lombok packages', 3],
      ['Sumbawa packages', 4],
      ['Honeymoon packages', 4],
      ['About', 0],
      ['Contact', 0],
    ]);
  });

  it('of the footer: home, destinations, about, contact', () => {
    expect(english.shell.quickLinks.map(({ href }) => href)).toEqual([
      '/en',
      '/en/destinations',
      '/en/about',
      '/en/contact',
    ]);
  });

  it('of the footer: Sembalun, Gili Trawangan, Moyo Island, Kenawa Island', () => {
    expect(english.shell.popularDestinations.map(({ label }) => label)).toEqual([
      'Sembalun',
      'Gili Trawangan',
      'Moyo Island',
      'Kenawa Island',
    ]);
  });

  it('of the footer: facebook and instagram', () => {
    expect(english.shell.social.map(({ network }) => network)).toEqual(['facebook', 'instagram']);
  });
});

describe('notices (§5, §8)', () => {
  it.each([
    [['notices', 'newsletterEmpty'], 'Please enter your email address.'],
    [['notices', 'newsletterTitle'], 'Success!'],
    [['notices', 'newsletterText'], "You've been subscribed to our newsletter."],
    [['notices', 'errorTitle'], 'Error'],
    [['notices', 'requiredFields'], 'Please fill in all required fields.'],
    [['notices', 'sentTitle'], 'Message Sent!'],
    [['notices', 'sentText'], 'We will get back to you soon.'],
    [
      ['package', 'noItinerary'],
      'The itinerary for this package is not yet available. Please contact us for details.',
    ],
    [['common', 'contactUs'], 'Contact Us'],
    [['common', 'bookNow'], 'Book Now'],
    [['package', 'contactForBooking'], 'Contact for Booking'],
  ])('in English, to the letter: %j', (path, text) => {
    expect(interfaceText('en', ...path)).toBe(text);
  });

  const translated = [
    ['id', 'errorTitle', 'Kesalahan'],
    ['id', 'requiredFields', 'Mohon isi semua kolom yang wajib diisi.'],
    ['id', 'sentTitle', 'Pesan Terkirim!'],
    ['id', 'sentText', 'Kami akan segera menghubungi Anda.'],
    ['id', 'newsletterEmpty', 'Mohon masukkan alamat email Anda.'],
    ['id', 'newsletterTitle', 'Berhasil!'],
    ['id', 'newsletterText', 'Anda telah berlangganan buletin kami.'],
    ['fr', 'errorTitle', 'Erreur'],
    ['fr', 'requiredFields', 'Veuillez remplir tous les champs obligatoires.'],
    ['fr', 'sentTitle', 'Message envoyé !'],
    ['fr', 'sentText', 'Nous vous répondrons rapidement.'],
    ['fr', 'newsletterEmpty', 'Veuillez saisir votre adresse e-mail.'],
    ['fr', 'newsletterTitle', "C'est fait !"],
    ['fr', 'newsletterText', 'Votre inscription à notre newsletter est confirmée.'],
    ['de', 'errorTitle', 'Fehler'],
    ['de', 'requiredFields', 'Bitte füllen Sie alle Pflichtfelder aus.'],
    ['de', 'sentTitle', 'Nachricht gesendet!'],
    ['de', 'sentText', 'Wir melden uns bald bei Ihnen.'],
    ['de', 'newsletterEmpty', 'Bitte geben Sie Ihre E-Mail-Adresse ein.'],
    ['de', 'newsletterTitle', 'Geschafft!'],
    ['de', 'newsletterText', 'Sie haben unseren Newsletter abonniert.'],
  ] as const;

  it.each(translated)('in %s: %s', (code, name, text) => {
    expect(plain(interfaceText(code, 'notices', name))).toBe(text);
  });

  it.each([
    [
      'id',
      'Rencana perjalanan untuk paket ini belum tersedia. Silakan hubungi kami untuk informasi lebih lanjut.',
      'Tidak ada destinasi yang sesuai dengan pencarian Anda.',
    ],
    [
      'fr',
      "Le programme de ce circuit n'est pas encore disponible. Contactez-nous pour plus de détails.",
      'Aucune destination ne correspond à votre recherche.',
    ],
    [
      'de',
      'Der Reiseverlauf für dieses Paket ist noch nicht verfügbar. Bitte kontaktieren Sie uns für Einzelheiten.',
      'Keine Reiseziele entsprechen Ihrer Suche.',
    ],
  ])('in %s: no itinerary, no destination found', (code, noItinerary, noResults) => {
    expect(plain(interfaceText(code, 'package', 'noItinerary'))).toBe(noItinerary);
    expect(plain(interfaceText(code, 'search', 'noResults'))).toBe(noResults);
  });
});

/** A text with typewriter apostrophes and ordinary spaces, whatever its typographer chose. */
function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll(/[\u00A0\u202F]/g, ' ');
}
