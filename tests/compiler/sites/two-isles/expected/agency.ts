/** What every page about the operator says of it; its address depends on the language. */
export function agency(url: string) {
  return {
    '@type': 'TravelAgency',
    name: 'Two Isles Boats',
    url,
    image: 'https://two-isles.example/icon-512.png',
    telephone: '+99 123-456-7890',
    email: 'hello@two-isles.example',
    address: '1 Harbour Street, Isleton',
    openingHours: ['Mo-Fr 09:00-17:00', 'Sa 10:00-13:00'],
    sameAs: ['https://social.example/two-isles', 'https://photos.example/two-isles'],
  };
}
