import { describe, expect, it } from 'vitest';
import { firstOperatorSite, languageOf, pageOf } from '../../helpers/first-operator.ts';
import { attributeOf, documentAt, textOf } from '../helpers/documents.ts';
import { VISITS } from '../helpers/visits.ts';

const site = firstOperatorSite();

/** Spec §2, route table. */
const DESTINATIONS = [
  '/destinations/sembalun',
  '/destinations/senaru',
  '/destinations/pantai-pink',
  '/destinations/gili-trawangan',
  '/destinations/gili-nanggu-sudak-kedis',
  '/destinations/moyo-island',
  '/destinations/kenawa-island',
];

describe.each(VISITS)('destination pages, $name', ({ language: code, prefix }) => {
  const language = languageOf(site, code);

  it('§2 Destinations: cards show rating, price, location, description and a link to the details', () => {
    const cards = [...documentAt('production', `${prefix}/destinations`).querySelectorAll('article')];
    for (const destination of pageOf(language, 'destinations').destinations) {
      const [card, ...others] = cards.filter(
        (each) => each.querySelector('h3')?.textContent === destination.name,
      );
      expect(others).toEqual([]);
      for (const item of [
        destination.ratingText,
        destination.priceText,
        destination.location,
        destination.description,
      ])
        expect(card?.textContent).toContain(item);
      expect(card?.querySelector('a')?.getAttribute('href')).toBe(destination.href);
    }
  });

  it.each(DESTINATIONS)('§2 Routes: %s tells what one needs to know, and which tours go there', (path) => {
    const destination = pageOf(language, 'destination', path);
    const document = documentAt('production', prefix + path);
    const text = textOf(document, 'main');
    for (const item of [
      destination.lead,
      destination.ratingText,
      destination.priceText,
      ...destination.highlights,
      destination.gettingThere,
      destination.bestTime,
      destination.difficulty,
      ...destination.bring,
      destination.manners,
    ]) {
      expect(text).toContain(item);
    }
    const links = [...document.querySelectorAll('main article a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([...destination.packages, ...destination.nearby].map(({ href }) => href));
  });

  it('§1 Book Now opens the chat in a new window, with the destination in the message', () => {
    const document = documentAt('production', `${prefix}/destinations/senaru`);
    const link = 'main aside a[target="_blank"]';
    const message = new URL(attributeOf(document, link, 'href') ?? '').searchParams.get('text');
    expect(message).toContain('Senaru');
    expect(attributeOf(document, link, 'rel')).toContain('noopener');
  });
});
