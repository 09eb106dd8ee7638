import type { DestinationCard, PackageCard } from '../../../../../../src/domain/page-data/cards.ts';
import { boat, dunes, light } from '../pictures.ts';

export const lighthouseCard: DestinationCard = {
  id: 'lighthouse',
  name: 'Old Lighthouse',
  description: 'A white tower.',
  location: 'North Isle',
  rating: 4.8,
  ratingText: '4.8',
  priceText: 'from €1.2k',
  priceFor: 'Prices: destination (en)',
  category: 'tower',
  categoryLabel: 'Towers',
  region: 'north',
  regionLabel: 'North Isle',
  picture: light('A white lighthouse'),
  href: '/en/orte/leuchtturm',
};

export const dunesCard: DestinationCard = {
  id: 'dunes',
  name: 'Dunes',
  description: 'Sand and grass.',
  location: 'South Isle',
  rating: 4,
  ratingText: '4.0',
  // Less than the short form begins with.
  priceText: 'from €90',
  priceFor: 'Prices: destination (en)',
  category: 'beach',
  categoryLabel: 'Beaches',
  region: 'south',
  regionLabel: 'South Isle',
  picture: dunes('Sand dunes'),
  href: '/en/orte/duenen',
};

export const isles3d: PackageCard = {
  id: 'isles-3d',
  name: 'Both isles in 3 days',
  summary: 'The long tour.',
  durationText: '3 days 2 nights',
  priceText: 'from €950',
  perText: 'Common: per person',
  prices: {
    per: 'person',
    tiers: ['none', 'inn', 'hotel'],
    rows: [
      { min: 1, max: 1, amounts: [90_000, 115_000, 140_000] },
      { min: 2, max: 4, amounts: [70_000, 95_000, 120_000] },
    ],
    ages: [],
    people: 1,
    tier: 'inn',
  },
  idealFor: 'Friends',
  places: ['Old Lighthouse', 'Dunes'],
  picture: light('A white lighthouse'),
  href: '/en/reisen/isles-3d',
};

export const isles2d: PackageCard = {
  id: 'isles-2d',
  name: 'Both isles in 2 days',
  summary: 'The short tour.',
  durationText: '2 days 1 night',
  priceText: 'from €950',
  perText: 'Common: per person',
  prices: {
    per: 'person',
    tiers: ['none', 'inn', 'hotel'],
    rows: [
      { min: 1, max: 1, amounts: [90_000, 115_000, 140_000] },
      { min: 2, max: 4, amounts: [70_000, 95_000, 120_000] },
    ],
    ages: [],
    people: 1,
    tier: 'inn',
  },
  idealFor: 'Couples',
  places: ['Old Lighthouse'],
  picture: boat('A blue boat'),
  href: '/en/reisen/isles-2d',
};

export const hut2d: PackageCard = {
  id: 'hut-2d',
  name: 'Hut tour, 2 days',
  summary: 'A night in a hut.',
  durationText: '2 days 1 night',
  priceText: 'from €150',
  perText: 'Common: per person',
  prices: {
    per: 'person',
    tiers: ['none', 'inn', 'hotel'],
    rows: [
      { min: 1, max: 1, amounts: [12_000, 18_000, 25_000] },
      { min: 2, max: 4, amounts: [10_000, 15_000, 21_000] },
    ],
    ages: [],
    people: 1,
    tier: 'inn',
  },
  idealFor: 'Families',
  places: ['Dunes'],
  picture: dunes('Sand dunes'),
  href: '/en/reisen/hut-2d',
};

export const hut4d: PackageCard = {
  id: 'hut-4d',
  name: 'Hut tour, 4 days',
  summary: 'From hut to hut.',
  durationText: '4 days 3 nights',
  priceText: 'Ask us',
  idealFor: 'Walkers',
  places: ['South Isle'],
  picture: boat('A blue boat'),
  href: '/en/reisen/hut-4d',
};

export const towerDay: PackageCard = {
  id: 'tower-day',
  name: 'Lighthouse in a day',
  summary: 'Up and down.',
  durationText: '1 day',
  facts: [
    { id: 'hours', label: 'Times', text: '09:00–17:00 UTC-2' },
    { id: 'effort', label: 'Effort', text: 'Demanding' },
    { id: 'youngestAge', label: 'Minimum age', text: 'From 6 years' },
  ],
  priceText: 'Ask us',
  idealFor: 'Climbers',
  places: ['Old Lighthouse'],
  picture: light('A white lighthouse'),
  href: '/en/reisen/tower-day',
};
