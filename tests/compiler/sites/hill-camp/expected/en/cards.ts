import type { DestinationCard, PackageCard } from '../../../../../../src/domain/page-data/cards.ts';
import { picture } from '../pictures.ts';

export const hillCard: DestinationCard = {
  id: 'hill',
  name: 'Great Hill',
  description: 'Round and green.',
  location: 'In the hills',
  rating: 4.5,
  ratingText: '4.5',
  priceText: 'from $1,250',
  priceFor: 'Prices: destination (en)',
  category: 'peak',
  categoryLabel: 'Peaks',
  region: 'hills',
  regionLabel: 'The hills',
  picture: picture('hill', 'A green hill'),
  href: '/places/hill',
};

// A night, but in a tent of one's own: the table for one night does not apply. The plan has two days, whatever the
// name says.
export const camp2d: PackageCard = {
  id: 'camp-2d',
  name: 'Camp under the stars',
  summary: 'With your own tent.',
  durationText: '2 days 1 night',
  priceText: 'Ask us',
  idealFor: 'Campers',
  places: ['Great Hill'],
  picture: picture('hill', 'A green hill'),
  href: '/tours/camp-2d',
};

// The lowest price with a roof in the package's own table.
export const lodge2d: PackageCard = {
  id: 'lodge-2d',
  name: 'Lodge, 2 days',
  summary: 'A night at the lodge.',
  durationText: '2 days 1 night',
  priceText: 'from $1,250',
  perText: 'Common: per person',
  prices: {
    per: 'person',
    tiers: ['none', 'tent', 'lodge'],
    rows: [{ min: 2, max: 3, amounts: [100_000, 125_000, 160_000] }],
    ages: [],
    people: 2,
    tier: 'tent',
  },
  idealFor: 'Anyone',
  places: ['Great Hill'],
  picture: picture('lodge', 'A wooden lodge'),
  href: '/tours/lodge-2d',
};

// The name says three days, so the table for two nights applies.
export const lodge3d: PackageCard = {
  id: 'lodge-long',
  name: 'Lodge for Three days',
  summary: 'Two nights at the lodge.',
  durationText: '3 days 2 nights',
  priceText: 'from $1,499.50',
  perText: 'Common: per person',
  prices: {
    per: 'person',
    tiers: ['none', 'tent', 'lodge'],
    rows: [
      { min: 2, max: 3, amounts: [150_000, 189_995, 240_000] },
      { min: 4, max: 10, amounts: [120_000, 149_950, 190_000] },
    ],
    ages: [],
    people: 2,
    tier: 'tent',
  },
  idealFor: 'Readers',
  places: ['The hills'],
  picture: picture('lodge', 'A wooden lodge'),
  href: '/tours/lodge-long',
};

export const plainWalk: PackageCard = {
  id: 'plain-walk',
  name: 'Over the plain',
  summary: 'A long walk.',
  durationText: '1 day',
  priceText: 'Ask us',
  idealFor: 'Walkers',
  places: ['The plain'],
  picture: picture('plain', 'Yellow grass'),
  href: '/tours/plain-walk',
};
