import { operator } from '../../search-engines.ts';

/** What every page about the operator says of it; its address depends on the language. */
export function agency(url: string) {
  return {
    ...operator('https://hill-camp.example', 'Hill Camp', url),
    image: 'https://hill-camp.example/icon-512.png',
    logo: 'https://hill-camp.example/icon-512.png',
    telephone: '+98 765 432',
    email: 'hello@hill-camp.example',
    address: 'The Hut, Hilltown',
    geo: { '@type': 'GeoCoordinates', latitude: 50, longitude: 70 },
    openingHours: ['Su 08:30-12:00', 'Mo-Th 08:30-18:00'],
    // No networks.
  };
}
