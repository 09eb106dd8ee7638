import { describe, expect, it } from 'vitest';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf } from '../../helpers/first-operator.ts';
import { type Thing, thingsIn } from '../../helpers/things-in.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

/** What the home page says of the operator to search engines. */
function agencyOf(workspace: Workspace): Thing | undefined {
  const { routes } = languageOf(compiled(workspace.sources).site, 'it');
  const home = routes.find(({ path }) => path === '/');
  if (!home) throw new Error('There is no home page.');
  const things = thingsIn(JSON.parse(JSON.stringify(home.structuredData(home.resolve()))));
  return things.find(({ '@type': type }) => type === 'TravelAgency');
}

describe('the operator, for search engines,', () => {
  it('is all that visitors are told of it', () => {
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

  it('is found at addresses of its own: not at the front page of a network, nor with a message begun', () => {
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

  it('has no further points of contact where there is one phone and one way to write', () => {
    const one = site
      .set('site.json', ['phones'], [{ id: 'office', number: '+39 0322 000000' }])
      .set(
        'site.json',
        ['channels'],
        [{ id: 'chat', address: 'https://chat.example/{phone}?message={text}' }],
      )
      .unset('texts/it/labels.json', ['phones', 'emergency'])
      .unset('texts/nl/labels.json', ['phones', 'emergency']);
    expect(agencyOf(one)).not.toHaveProperty('contactPoint');
  });

  it('has an address in parts, of those that are given', () => {
    const parts = { street: 'Piazza Motta 1', locality: 'Orta San Giulio', country: 'IT' };
    expect(agencyOf(site.set('site.json', ['addressParts'], parts))?.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Piazza Motta 1',
      addressLocality: 'Orta San Giulio',
      addressCountry: 'IT',
    });
  });
});
