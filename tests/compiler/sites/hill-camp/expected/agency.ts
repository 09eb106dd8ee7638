/** What every page about the operator says of it; its address depends on the language. */
export function agency(url: string) {
  return {
    '@type': 'TravelAgency',
    name: 'Hill Camp',
    url,
    image: 'https://hill-camp.example/icon-512.png',
    telephone: '+98 765 432',
    email: 'hello@hill-camp.example',
    address: 'The Hut, Hilltown',
    openingHours: ['Su 08:30-12:00', 'Mo-Th 08:30-18:00'],
    sameAs: [],
  };
}
