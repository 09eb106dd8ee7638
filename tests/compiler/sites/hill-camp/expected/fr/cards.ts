import type { DestinationCard, PackageCard } from '../../../../../../src/domain/page-data/cards.ts';
import { picture } from '../pictures.ts';

export const hillCard: DestinationCard = {
  id: 'hill',
  name: 'Grande Colline',
  description: 'Ronde et verte.',
  location: 'Dans les collines',
  rating: 4.5,
  ratingText: '4,5',
  // In full: in thousands with one decimal, the fifty would be lost.
  priceText: 'à partir de 1\u00a0250\u00a0$',
  priceFor: 'Prices: destination (fr)',
  category: 'peak',
  categoryLabel: 'Sommets',
  region: 'hills',
  regionLabel: 'Les collines',
  picture: picture('hill', 'Une colline verte'),
  href: '/fr/places/hill',
};

export const camp2d: PackageCard = {
  id: 'camp-2d',
  name: 'Camp, 2 jours',
  summary: 'Avec votre tente.',
  durationText: '2 jours 1 nuit',
  priceText: 'Demandez-nous',
  idealFor: 'Campeurs',
  places: ['Grande Colline'],
  picture: picture('hill', 'Une colline verte'),
  href: '/fr/tours/camp-2d',
};

export const lodge2d: PackageCard = {
  id: 'lodge-2d',
  name: 'Refuge, 2 jours',
  summary: 'Une nuit au refuge.',
  durationText: '2 jours 1 nuit',
  priceText: 'à partir de 1\u00a0250\u00a0$',
  perText: 'Common: per person (fr)',
  prices: {
    per: 'person',
    tiers: ['none', 'tent', 'lodge'],
    rows: [{ min: 2, max: 3, amounts: [100_000, 125_000, 160_000] }],
    ages: [],
    people: 2,
    tier: 'tent',
  },
  idealFor: 'Tous',
  places: ['Grande Colline'],
  picture: picture('lodge', 'Un refuge en bois'),
  href: '/fr/tours/lodge-2d',
};

export const lodge3d: PackageCard = {
  id: 'lodge-long',
  // Missing in French.
  name: 'Lodge for Three days',
  summary: 'Deux nuits au refuge.',
  durationText: '3 jours 2 nuits',
  priceText: 'à partir de 1\u00a0499,50\u00a0$',
  perText: 'Common: per person (fr)',
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
  idealFor: 'Lecteurs',
  places: ['Les collines'],
  picture: picture('lodge', 'Un refuge en bois'),
  href: '/fr/tours/lodge-long',
};

export const plainWalk: PackageCard = {
  id: 'plain-walk',
  name: 'À travers la plaine',
  summary: 'Une longue marche.',
  durationText: '1 jour',
  priceText: 'Demandez-nous',
  idealFor: 'Marcheurs',
  places: ['La plaine'],
  // What the picture shows is missing in French.
  picture: picture('plain', 'Yellow grass'),
  href: '/fr/tours/plain-walk',
};
