import type { ExpectedThings } from '../../../expected-site.ts';
import { list, offers, operator, TOUR_WITH_PRICE, trail, webSite } from '../../../search-engines.ts';
import { agency } from '../agency.ts';

const site = 'https://hill-camp.example';
const accueil = ['Accueil', `${site}/fr`] as const;
const tours = ['All tours', `${site}/fr/tours`] as const;
const provider = operator(site, 'Hill Camp', `${site}/fr`);

export const structuredData: Readonly<Record<string, ExpectedThings>> = {
  '/': [webSite(site, 'Hill Camp', `${site}/fr`, 'fr'), agency(`${site}/fr`)],
  '/places': [
    list(['Grande Colline', `${site}/fr/places/hill`]),
    trail(accueil, ['Nos lieux', `${site}/fr/places`]),
  ],
  '/about': [agency(`${site}/fr`), trail(accueil, ['Qui nous sommes', `${site}/fr/about`])],
  '/contact': [agency(`${site}/fr`), trail(accueil, ['Write to us', `${site}/fr/contact`])],
  '/mine': [trail(accueil, ['Your tours', `${site}/fr/mine`])],
  '/places/hill': [
    {
      '@type': 'TouristDestination',
      name: 'Grande Colline',
      description: 'All about the hill.',
      url: `${site}/fr/places/hill`,
      image: `${site}/images/hill.########-preview.jpg`,
      geo: { '@type': 'GeoCoordinates', latitude: 50.2, longitude: 70.3 },
    },
    trail(accueil, ['Lieux', `${site}/fr/places`], ['Grande Colline', `${site}/fr/places/hill`]),
  ],
  '/tours': [
    list(
      ['Camp, 2 jours', `${site}/fr/tours/camp-2d`],
      ['Refuge, 2 jours', `${site}/fr/tours/lodge-2d`],
      ['Lodge for Three days', `${site}/fr/tours/lodge-long`],
      ['À travers la plaine', `${site}/fr/tours/plain-walk`],
    ),
    trail(accueil, tours),
  ],
  '/tours/camp-2d': [
    {
      '@type': 'TouristTrip',
      name: 'Camp, 2 jours',
      description: 'Deux jours dehors.',
      url: `${site}/fr/tours/camp-2d`,
      image: `${site}/images/hill.########-preview.jpg`,
      provider,
    },
    trail(accueil, tours, ['Camp, 2 jours', `${site}/fr/tours/camp-2d`]),
  ],
  '/tours/lodge-2d': [
    {
      '@type': TOUR_WITH_PRICE,
      name: 'Refuge, 2 jours',
      description: 'Deux jours dans les collines.',
      url: `${site}/fr/tours/lodge-2d`,
      image: `${site}/images/lodge.########-preview.jpg`,
      provider,
      offers: offers('USD', [1250, 1600], 1),
    },
    trail(accueil, tours, ['Refuge, 2 jours', `${site}/fr/tours/lodge-2d`]),
  ],
  '/tours/lodge-long': [
    {
      '@type': TOUR_WITH_PRICE,
      name: 'Lodge for Three days',
      description: 'Trois jours dans les collines.',
      url: `${site}/fr/tours/lodge-long`,
      image: `${site}/images/lodge.########-preview.jpg`,
      provider,
      offers: offers('USD', [1499.5, 2400], 1),
    },
    trail(accueil, tours, ['Lodge for Three days', `${site}/fr/tours/lodge-long`]),
  ],
  '/tours/plain-walk': [
    {
      '@type': 'TouristTrip',
      name: 'À travers la plaine',
      description: 'Un jour dans l’herbe.',
      url: `${site}/fr/tours/plain-walk`,
      image: `${site}/images/plain.########-preview.jpg`,
      provider,
    },
    trail(accueil, tours, ['À travers la plaine', `${site}/fr/tours/plain-walk`]),
  ],
};
