import type { DestinationCard, PackageCard } from '../../../../../../src/domain/page-data/cards.ts';
import { boat, dunes, light } from '../pictures.ts';

export const lighthouseCard: DestinationCard = {
  id: 'lighthouse',
  name: 'Alter Leuchtturm',
  description: 'Ein weißer Turm.',
  location: 'Nordinsel',
  rating: 4.8,
  ratingText: '4,8',
  // German has no short form of amounts.
  priceText: 'ab 1.200\u00a0€',
  priceFor: 'Prices: destination (de)',
  category: 'tower',
  categoryLabel: 'Türme',
  region: 'north',
  regionLabel: 'Nordinsel',
  picture: light('Ein weißer Leuchtturm'),
  href: '/orte/leuchtturm',
};

export const dunesCard: DestinationCard = {
  id: 'dunes',
  name: 'Dünen',
  description: 'Sand und Gras.',
  location: 'Südinsel',
  rating: 4,
  ratingText: '4,0',
  priceText: 'ab 90\u00a0€',
  priceFor: 'Prices: destination (de)',
  category: 'beach',
  categoryLabel: 'Strände',
  region: 'south',
  regionLabel: 'Südinsel',
  picture: dunes('Sanddünen'),
  href: '/orte/duenen',
};

// With options, a card gives the lowest price of the first option in the option's own accommodation class.
export const isles3d: PackageCard = {
  id: 'isles-3d',
  name: 'Beide Inseln in 3 Tagen',
  summary: 'Die lange Reise.',
  durationText: '3 Tage 2 Nächte',
  priceText: 'ab 950\u00a0€',
  perText: 'Common: per person (de)',
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
  idealFor: 'Freunde',
  places: ['Alter Leuchtturm', 'Dünen'],
  picture: light('Ein weißer Leuchtturm'),
  href: '/reisen/isles-3d',
};

export const isles2d: PackageCard = {
  id: 'isles-2d',
  name: 'Beide Inseln in 2 Tagen',
  summary: 'Die kurze Reise.',
  durationText: '2 Tage 1 Nacht',
  priceText: 'ab 950\u00a0€',
  perText: 'Common: per person (de)',
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
  idealFor: 'Paare',
  places: ['Alter Leuchtturm'],
  picture: boat('Ein blaues Boot'),
  href: '/reisen/isles-2d',
};

// Without options, it is the lowest price of any hotel: not the 100 without one.
export const hut2d: PackageCard = {
  id: 'hut-2d',
  name: 'Hüttentour, 2 Tage',
  summary: 'Eine Nacht in der Hütte.',
  durationText: '2 Tage 1 Nacht',
  priceText: 'ab 150\u00a0€',
  perText: 'Common: per person (de)',
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
  idealFor: 'Familien',
  places: ['Dünen'],
  picture: dunes('Sanddünen'),
  href: '/reisen/hut-2d',
};

// There is no table for three nights. Four days: the English name says so, the German in no digit.
export const hut4d: PackageCard = {
  id: 'hut-4d',
  name: 'Hüttentour, vier Tage',
  summary: 'Von Hütte zu Hütte.',
  durationText: '4 Tage 3 Nächte',
  priceText: 'Fragen Sie uns',
  idealFor: 'Wanderer',
  places: ['Südinsel'],
  picture: boat('Ein blaues Boot'),
  href: '/reisen/hut-4d',
};

export const towerDay: PackageCard = {
  id: 'tower-day',
  name: 'Leuchtturm an einem Tag',
  summary: 'Hinauf und hinab.',
  durationText: '1 Tag',
  facts: [
    { id: 'hours', label: 'Uhrzeiten', text: '09:00–17:00 Uhr (Ortszeit, UTC-2)' },
    { id: 'effort', label: 'Anstrengung', text: 'Fordernd' },
    { id: 'youngestAge', label: 'Mindestalter', text: 'Ab 6 Jahren' },
  ],
  priceText: 'Fragen Sie uns',
  idealFor: 'Kletterer',
  places: ['Alter Leuchtturm'],
  picture: light('Ein weißer Leuchtturm'),
  href: '/reisen/tower-day',
};
