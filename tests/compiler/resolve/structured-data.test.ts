import { describe, expect, it } from 'vitest';
import { pageIn, thingsOn } from '../../helpers/resolved-pages.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const TRAIL = '/viaggi/sentiero-laghi-12d';
const PRICES = 'prices/sentiero.json';

describe('the operator in structured data', () => {
  const agencyOf = (workspace: Workspace) =>
    thingsOn(workspace, '/').find(({ '@type': type }) => type === 'TravelAgency');

  it('has everything about it that visitors see', () => {
    expect(agencyOf(site)).toEqual({
      '@type': 'TravelAgency',
      '@id': 'https://laghi-lenti.example/#operator',
      name: 'Laghi Lenti',
      url: 'https://laghi-lenti.example/',
      image: 'https://laghi-lenti.example/icon-512.png',
      logo: 'https://laghi-lenti.example/icon-512.png',
      telephone: '+39 0322 000000',
      email: 'ciao@laghi-lenti.example',
      contactPoint: [
        { '@type': 'ContactPoint', name: 'Emergenze', telephone: '+39 0322 000001' },
        { '@type': 'ContactPoint', name: 'LINE', url: 'https://line.example/@laghilenti' },
      ],
      address: 'Piazza Motta 1, 28016 Orta San Giulio, Italia',
      geo: { '@type': 'GeoCoordinates', latitude: 45.7967, longitude: 8.4064 },
      openingHours: ['Tu-Su 08:30-19:00'],
      sameAs: ['https://mastodon.example/@laghilenti', 'https://www.instagram.com/laghilenti'],
    });
  });

  it('leaves out the front page of a network, and the message in the address of a chat', () => {
    const changed = site
      .set('site.json', ['social', 0, 'url'], 'https://mastodon.example/')
      .set('site.json', ['social', 1, 'url'], 'https://www.instagram.com/?u=laghilenti')
      .set('site.json', ['channels', 1, 'address'], 'https://line.example/@laghilenti?hl=it&text={text}');
    expect(agencyOf(changed)).toMatchObject({
      sameAs: ['https://www.instagram.com/?u=laghilenti'],
      contactPoint: [{ name: 'Emergenze' }, { url: 'https://line.example/@laghilenti?hl=it' }],
    });
    const networks = changed.set('site.json', ['social', 1, 'url'], 'https://www.instagram.com');
    expect(agencyOf(networks)).not.toHaveProperty('sameAs');
  });

  it('has its address in parts, of those that are given', () => {
    const parts = { street: 'Piazza Motta 1', locality: 'Orta San Giulio', country: 'IT' };
    expect(agencyOf(site.set('site.json', ['addressParts'], parts))?.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Piazza Motta 1',
      addressLocality: 'Orta San Giulio',
      addressCountry: 'IT',
    });
  });
});

describe('the offers of a tour in structured data', () => {
  const offersOf = (workspace: Workspace, path: string) =>
    thingsOn(workspace, path).filter(({ '@type': type }) => type === 'AggregateOffer' || type === 'Offer');

  /** Only trips without a bed have a price. */
  const askedRows = ['1', '2-4', '5-8'].map((paxCount) => ({
    paxCount,
    none: 900,
    guesthouse: 'ask',
    lodge: 'ask',
  }));

  it('are the price from which it is, the highest price of its page, and the price of each season', () => {
    expect(offersOf(site, TRAIL)).toMatchObject([
      { '@type': 'AggregateOffer', lowPrice: 1490.25, highPrice: 2690, priceCurrency: 'EUR' },
      { name: 'Estate', price: 1788.5, validFrom: '2027-06-15', validThrough: '2027-09-10' },
      { name: 'Mostra delle camelie', price: 1560, validFrom: '2027-03-05', validThrough: '2027-03-29' },
    ]);
    const names = offersOf(site, '/viaggi/isole-lente-3d').flatMap(({ name }) => name ?? []);
    expect(names).toContain('Estate · Attivo');
  });

  it('are the prices of whole groups where groups pay as one', () => {
    const [offer] = offersOf(site, '/viaggi/mottarone-mezza-giornata');
    expect(offer).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 140, highPrice: 212 });
  });

  it('leave out a season on request, and are none where every price is on request', () => {
    const season = site.set(PRICES, ['seasons', 'camellias', 'rows'], askedRows);
    expect(offersOf(season, TRAIL)).toMatchObject([{ offerCount: 2 }, { name: 'Estate' }]);
    expect(offersOf(site.set(PRICES, ['rows'], askedRows), TRAIL)).toEqual([]);
  });
});

it('the tours of a section in structured data are a list, which is left out where the section has no tours', () => {
  const kindsOn = (workspace: Workspace) =>
    thingsOn(workspace, '/a-piedi').flatMap(({ '@type': type }) => type ?? []);
  const crumbs = ['BreadcrumbList', 'ListItem', 'ListItem'];
  expect(kindsOn(site)).toEqual(['ItemList', 'ListItem', 'ListItem', ...crumbs]);
  const empty = site.set('sections/a-piedi.json', ['groups'], [{ region: 'maggiore', category: 'trails' }]);
  expect(pageIn(empty, 'section', '/a-piedi').groups).toEqual([]);
  expect(kindsOn(empty)).toEqual(crumbs);
});
