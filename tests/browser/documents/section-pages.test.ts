import { describe, expect, it } from 'vitest';
import { languageOf, pageOf, realSite } from '../../helpers/real-site.ts';
import { documentAt, textsOf } from '../helpers/documents.ts';
import { VISITS } from '../helpers/visits.ts';

const site = realSite();
const SECTIONS = ['/trip-lombok', '/trip-sumbawa', '/trip-honeymoon'];

describe.each(VISITS)('section pages, $name', ({ language: code, prefix }) => {
  const language = languageOf(site, code);
  const perPerson = code === 'de' ? 'pro Person' : 'per orang';

  it.each(SECTIONS)('§2 Routes: %s compares its packages by length, places, guests and price', (path) => {
    const section = pageOf(language, 'section', path);
    const document = documentAt('production', prefix + path);
    for (const tour of section.groups.flatMap(({ packages }) => packages)) {
      const row = document.querySelectorAll(`tr:has(th[scope="row"] a[href="${tour.href}"]) td`);
      const price = tour.perText ? `${tour.priceText} ${perPerson}` : tour.priceText;
      expect(textsOf(row)).toEqual([
        tour.durationText,
        tour.places.join(' · '),
        tour.idealFor,
        tour.perText ? price : `${price} `,
      ]);
    }
  });

  it.each(SECTIONS)('§2 Routes: %s shows each package with a picture and a link', (path) => {
    const section = pageOf(language, 'section', path);
    const document = documentAt('production', prefix + path);
    const packages = section.groups.flatMap((group) => group.packages);
    expect(textsOf(document.querySelectorAll('main article h3'))).toEqual(packages.map(({ name }) => name));
    expect(document.querySelectorAll('main article img')).toHaveLength(packages.length);
  });

  it('§9 Prices: the lowest of the first option is given, per person', () => {
    const document = documentAt('production', `${prefix}/trip-lombok`);
    const row = textsOf(document.querySelectorAll('tr:has(a[href$="lombok-overnight-3d2n"]) td'));
    expect(row.at(-1)?.replaceAll(/\D/g, '')).toBe('3050000');
  });
});
