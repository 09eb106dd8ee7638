import type { ExpectedThings } from '../../../expected-site.ts';
import { list, offers, operator, TOUR_WITH_PRICE, trail, webSite } from '../../../search-engines.ts';
import { agency } from '../agency.ts';

const site = 'https://hill-camp.example';
const home = ['Home', `${site}/`] as const;
const tours = ['All tours', `${site}/tours`] as const;
const provider = operator(site, 'Hill Camp', `${site}/`);

export const structuredData: Readonly<Record<string, ExpectedThings>> = {
  '/': [webSite(site, 'Hill Camp', `${site}/`, 'en'), agency(`${site}/`)],
  '/places': [list(['Great Hill', `${site}/places/hill`]), trail(home, ['Our places', `${site}/places`])],
  '/about': [agency(`${site}/`), trail(home, ['Who we are', `${site}/about`])],
  '/contact': [agency(`${site}/`), trail(home, ['Write to us', `${site}/contact`])],
  '/mine': [trail(home, ['Your tours', `${site}/mine`])],
  '/places/hill': [
    {
      '@type': 'TouristDestination',
      name: 'Great Hill',
      description: 'All about the hill.',
      url: `${site}/places/hill`,
      image: `${site}/images/hill.########-preview.jpg`,
      geo: { '@type': 'GeoCoordinates', latitude: 50.2, longitude: 70.3 },
    },
    trail(home, ['Places', `${site}/places`], ['Great Hill', `${site}/places/hill`]),
  ],
  '/tours': [
    list(
      ['Camp under the stars', `${site}/tours/camp-2d`],
      ['Lodge, 2 days', `${site}/tours/lodge-2d`],
      ['Lodge for Three days', `${site}/tours/lodge-long`],
      ['Over the plain', `${site}/tours/plain-walk`],
    ),
    trail(home, tours),
  ],
  '/tours/camp-2d': [
    {
      '@type': 'TouristTrip',
      name: 'Camp under the stars',
      description: 'Two days outside.',
      url: `${site}/tours/camp-2d`,
      image: `${site}/images/hill.########-preview.jpg`,
      provider,
    },
    trail(home, tours, ['Camp under the stars', `${site}/tours/camp-2d`]),
  ],
  '/tours/lodge-2d': [
    {
      '@type': TOUR_WITH_PRICE,
      name: 'Lodge, 2 days',
      description: 'Two days in the hills.',
      url: `${site}/tours/lodge-2d`,
      image: `${site}/images/lodge.########-preview.jpg`,
      provider,
      offers: offers('USD', [1250, 1600], 1),
    },
    trail(home, tours, ['Lodge, 2 days', `${site}/tours/lodge-2d`]),
  ],
  '/tours/lodge-long': [
    {
      '@type': TOUR_WITH_PRICE,
      name: 'Lodge for Three days',
      description: 'Three days in the hills.',
      url: `${site}/tours/lodge-long`,
      image: `${site}/images/lodge.########-preview.jpg`,
      provider,
      offers: offers('USD', [1499.5, 2400], 1),
    },
    trail(home, tours, ['Lodge for Three days', `${site}/tours/lodge-long`]),
  ],
  '/tours/plain-walk': [
    {
      '@type': 'TouristTrip',
      name: 'Over the plain',
      description: 'A day in the grass.',
      url: `${site}/tours/plain-walk`,
      image: `${site}/images/plain.########-preview.jpg`,
      provider,
    },
    trail(home, tours, ['Over the plain', `${site}/tours/plain-walk`]),
  ],
};
