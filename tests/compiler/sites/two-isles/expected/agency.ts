import { operator } from '../../search-engines.ts';

/** What every page about the operator says of it; its address depends on the language. */
export function agency(url: string) {
  return {
    ...operator('https://two-isles.example', 'Two Isles Boats', url),
    image: 'https://two-isles.example/icon-512.png',
    logo: 'https://two-isles.example/icon-512.png',
    telephone: '+99 123-456-7890',
    email: 'hello@two-isles.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Harbour Street',
      addressLocality: 'Isleton',
      addressRegion: 'Isles',
      postalCode: '00123',
      addressCountry: 'XX',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -35.05, longitude: -24.95 },
    openingHours: ['Mo-Fr 09:00-17:00', 'Sa 10:00-13:00'],
    sameAs: ['https://social.example/two-isles', 'https://photos.example/two-isles'],
  };
}
