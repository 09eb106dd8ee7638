import type { ExpectedThings } from '../../../expected-site.ts';
import { list, offers, operator, TOUR_WITH_PRICE, trail, webSite } from '../../../search-engines.ts';
import { agency } from '../agency.ts';

const site = 'https://two-isles.example';
const start = ['Start', `${site}/`] as const;
const orte = ['Orte', `${site}/orte`] as const;
const reisen = ['Alle Reisen', `${site}/reisen`] as const;
const provider = operator(site, 'Two Isles Boats', `${site}/`);

export const structuredData: Readonly<Record<string, ExpectedThings>> = {
  '/': [webSite(site, 'Two Isles Boats', `${site}/`, 'de'), agency(`${site}/`)],
  '/orte': [
    list(['Alter Leuchtturm', `${site}/orte/leuchtturm`], ['Dünen', `${site}/orte/duenen`]),
    trail(start, ['Alle Orte hier', `${site}/orte`]),
  ],
  '/wir': [agency(`${site}/`), trail(start, ['Über das Boot', `${site}/wir`])],
  '/kontakt': [agency(`${site}/`), trail(start, ['Kontakt zu uns', `${site}/kontakt`])],
  '/vergleich': [trail(start, ['Alle meine Reisen', `${site}/vergleich`])],
  '/orte/leuchtturm': [
    {
      '@type': 'TouristDestination',
      name: 'Alter Leuchtturm',
      description: 'So sieht man den Leuchtturm.',
      url: `${site}/orte/leuchtturm`,
      image: `${site}/images/light.########-preview.jpg`,
      geo: { '@type': 'GeoCoordinates', latitude: -35, longitude: -25 },
    },
    trail(start, orte, ['Alter Leuchtturm', `${site}/orte/leuchtturm`]),
  ],
  '/orte/duenen': [
    {
      '@type': 'TouristDestination',
      name: 'Dünen',
      description: 'So sieht man die Dünen.',
      url: `${site}/orte/duenen`,
      image: `${site}/images/dunes.########-preview.jpg`,
      geo: { '@type': 'GeoCoordinates', latitude: -35.1, longitude: -24.8 },
    },
    trail(start, orte, ['Dünen', `${site}/orte/duenen`]),
  ],
  '/reisen': [
    list(
      ['Beide Inseln in 3 Tagen', `${site}/reisen/isles-3d`],
      ['Beide Inseln in 2 Tagen', `${site}/reisen/isles-2d`],
      ['Hüttentour, 2 Tage', `${site}/reisen/hut-2d`],
      ['Hüttentour, vier Tage', `${site}/reisen/hut-4d`],
    ),
    trail(start, ['Alle Reisen', `${site}/reisen`]),
  ],
  '/reisen/isles-3d': [
    // From 950 with one option, from 1,450 with the other.
    {
      '@type': TOUR_WITH_PRICE,
      name: 'Beide Inseln in 3 Tagen',
      description: 'Drei Tage auf zwei Inseln.',
      url: `${site}/reisen/isles-3d`,
      image: `${site}/images/light.########-preview.jpg`,
      provider,
      // From 950 with one option, from 1,450 with the other.
      offers: offers('EUR', [950, 1650], 2),
    },
    trail(start, reisen, ['Beide Inseln in 3 Tagen', `${site}/reisen/isles-3d`]),
  ],
  '/reisen/isles-2d': [
    {
      '@type': TOUR_WITH_PRICE,
      name: 'Beide Inseln in 2 Tagen',
      description: 'Zwei Tage auf zwei Inseln.',
      url: `${site}/reisen/isles-2d`,
      image: `${site}/images/boat.########-preview.jpg`,
      provider,
      offers: offers('EUR', [950, 1400], 2),
    },
    trail(start, reisen, ['Beide Inseln in 2 Tagen', `${site}/reisen/isles-2d`]),
  ],
  '/reisen/hut-2d': [
    {
      '@type': TOUR_WITH_PRICE,
      name: 'Hüttentour, 2 Tage',
      description: 'Eine Nacht in den Dünen.',
      url: `${site}/reisen/hut-2d`,
      image: `${site}/images/dunes.########-preview.jpg`,
      provider,
      offers: offers('EUR', [150, 250], 1),
    },
    trail(start, reisen, ['Hüttentour, 2 Tage', `${site}/reisen/hut-2d`]),
  ],
  '/reisen/hut-4d': [
    {
      '@type': 'TouristTrip',
      name: 'Hüttentour, vier Tage',
      description: 'Drei Nächte in Hütten.',
      url: `${site}/reisen/hut-4d`,
      image: `${site}/images/boat.########-preview.jpg`,
      provider,
    },
    trail(start, reisen, ['Hüttentour, vier Tage', `${site}/reisen/hut-4d`]),
  ],
  '/reisen/tower-day': [
    {
      '@type': 'TouristTrip',
      name: 'Leuchtturm an einem Tag',
      description: 'Ein Tag am Leuchtturm.',
      url: `${site}/reisen/tower-day`,
      image: `${site}/images/light.########-preview.jpg`,
      provider,
      departureTime: '09:00',
      arrivalTime: '17:00',
      touristType: { '@type': 'PeopleAudience', suggestedMinAge: 6 },
    },
    trail(start, ['Leuchtturm an einem Tag', `${site}/reisen/tower-day`]),
  ],
  '/regeln': [trail(start, ['Regeln', `${site}/regeln`])],
  '/sicherheit': [trail(start, ['Sicherheit', `${site}/sicherheit`])],
};
