import type { ExpectedThings } from '../../../expected-site.ts';
import { list, offers, operator, TOUR_WITH_PRICE, trail, webSite } from '../../../search-engines.ts';
import { agency } from '../agency.ts';

const site = 'https://two-isles.example';
const home = ['Home', `${site}/en`] as const;
const places = ['Places', `${site}/en/orte`] as const;
const trips = ['All trips', `${site}/en/reisen`] as const;
const provider = operator(site, 'Two Isles Boats', `${site}/en`);

export const structuredData: Readonly<Record<string, ExpectedThings>> = {
  '/': [webSite(site, 'Two Isles Boats', `${site}/en`, 'en'), agency(`${site}/en`)],
  '/orte': [
    list(['Old Lighthouse', `${site}/en/orte/leuchtturm`], ['Dunes', `${site}/en/orte/duenen`]),
    trail(home, ['All places', `${site}/en/orte`]),
  ],
  '/wir': [agency(`${site}/en`), trail(home, ['About the boat', `${site}/en/wir`])],
  '/kontakt': [agency(`${site}/en`), trail(home, ['Contact us', `${site}/en/kontakt`])],
  '/vergleich': [trail(home, ['All my trips', `${site}/en/vergleich`])],
  '/orte/leuchtturm': [
    {
      '@type': 'TouristDestination',
      name: 'Old Lighthouse',
      description: 'How to see the lighthouse.',
      url: `${site}/en/orte/leuchtturm`,
      image: `${site}/images/light.########-preview.jpg`,
      geo: { '@type': 'GeoCoordinates', latitude: -35, longitude: -25 },
    },
    trail(home, places, ['Old Lighthouse', `${site}/en/orte/leuchtturm`]),
  ],
  '/orte/duenen': [
    {
      '@type': 'TouristDestination',
      name: 'Dunes',
      description: 'How to see the dunes.',
      url: `${site}/en/orte/duenen`,
      image: `${site}/images/dunes.########-preview.jpg`,
      geo: { '@type': 'GeoCoordinates', latitude: -35.1, longitude: -24.8 },
    },
    trail(home, places, ['Dunes', `${site}/en/orte/duenen`]),
  ],
  '/reisen': [
    list(
      ['Both isles in 3 days', `${site}/en/reisen/isles-3d`],
      ['Both isles in 2 days', `${site}/en/reisen/isles-2d`],
      ['Hut tour, 2 days', `${site}/en/reisen/hut-2d`],
      ['Hut tour, 4 days', `${site}/en/reisen/hut-4d`],
    ),
    trail(home, ['All trips', `${site}/en/reisen`]),
  ],
  '/reisen/isles-3d': [
    // From 950 with one option, from 1,450 with the other.
    {
      '@type': TOUR_WITH_PRICE,
      name: 'Both isles in 3 days',
      description: 'Three days on two isles.',
      url: `${site}/en/reisen/isles-3d`,
      image: `${site}/images/light.########-preview.jpg`,
      provider,
      // From 950 with one option, from 1,450 with the other.
      offers: offers('EUR', [950, 1650], 2),
    },
    trail(home, trips, ['Both isles in 3 days', `${site}/en/reisen/isles-3d`]),
  ],
  '/reisen/isles-2d': [
    {
      '@type': TOUR_WITH_PRICE,
      name: 'Both isles in 2 days',
      description: 'Two days on two isles.',
      url: `${site}/en/reisen/isles-2d`,
      image: `${site}/images/boat.########-preview.jpg`,
      provider,
      offers: offers('EUR', [950, 1400], 2),
    },
    trail(home, trips, ['Both isles in 2 days', `${site}/en/reisen/isles-2d`]),
  ],
  '/reisen/hut-2d': [
    {
      '@type': TOUR_WITH_PRICE,
      name: 'Hut tour, 2 days',
      description: 'A night in the dunes.',
      url: `${site}/en/reisen/hut-2d`,
      image: `${site}/images/dunes.########-preview.jpg`,
      provider,
      offers: offers('EUR', [150, 250], 1),
    },
    trail(home, trips, ['Hut tour, 2 days', `${site}/en/reisen/hut-2d`]),
  ],
  '/reisen/hut-4d': [
    {
      '@type': 'TouristTrip',
      name: 'Hut tour, 4 days',
      description: 'Three nights in huts.',
      url: `${site}/en/reisen/hut-4d`,
      image: `${site}/images/boat.########-preview.jpg`,
      provider,
    },
    trail(home, trips, ['Hut tour, 4 days', `${site}/en/reisen/hut-4d`]),
  ],
  '/reisen/tower-day': [
    {
      '@type': 'TouristTrip',
      name: 'Lighthouse in a day',
      description: 'A day at the lighthouse.',
      url: `${site}/en/reisen/tower-day`,
      image: `${site}/images/light.########-preview.jpg`,
      provider,
      departureTime: '09:00',
      arrivalTime: '17:00',
      touristType: { '@type': 'PeopleAudience', suggestedMinAge: 6 },
    },
    trail(home, ['Lighthouse in a day', `${site}/en/reisen/tower-day`]),
  ],
  '/regeln': [trail(home, ['Rules', `${site}/en/regeln`])],
  '/sicherheit': [trail(home, ['Safety', `${site}/en/sicherheit`])],
};
